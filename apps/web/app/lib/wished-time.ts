import { durationsMinutes } from '@tt/contract/booking/booking-rules';
import { toStartInstant, toWireStart } from '@tt/contract/slots/slot-wire';
import { isTimeZone } from '@tt/contract/time/time-zone';
import * as z from 'zod/mini';

/** A consultation requested without Google; the booking page passes it to the contact form. */
export interface WishedTime {
  startsAt: number;
  timeZone: string;
  durationMinutes: (typeof durationsMinutes)[number];
  message: string;
}

const querySchema = z.object({
  date: z.iso.date(),
  time: z.iso.time({ precision: -1 }),
  timezone: z.string().check(z.refine(isTimeZone)),
  duration: z.enum(['15', '30', '60']),
  message: z._default(z.string(), ''),
});

/** The query of the contact page; `date` and `time` are UTC, as in a booking request. */
export function toWishedTimeQuery({ startsAt, timeZone, durationMinutes, message }: WishedTime): string {
  const { date, time } = toWireStart(startsAt);
  const query = new URLSearchParams({ date, time, timezone: timeZone, duration: String(durationMinutes) });
  if (message) query.set('message', message);
  return query.toString();
}

export function findWishedTime(query: string): WishedTime | undefined {
  const { data } = querySchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  const durationMinutes = durationsMinutes.find((minutes) => String(minutes) === data?.duration);
  if (!data || !durationMinutes) return undefined;
  return {
    startsAt: toStartInstant(data),
    timeZone: data.timezone,
    durationMinutes,
    message: data.message,
  };
}
