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
  /** What was typed on the booking page; empty if nothing was. */
  name: string;
  phone: string;
  email: string;
}

const typedFields = ['message', 'name', 'phone', 'email'] as const;

const querySchema = z.object({
  date: z.iso.date(),
  time: z.iso.time({ precision: -1 }),
  timezone: z.string().check(z.refine(isTimeZone)),
  duration: z.enum(['15', '30', '60']),
  message: z._default(z.string(), ''),
  name: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
});

/** The query of the contact page; `date` and `time` are UTC, as in a booking request. */
export function toWishedTimeQuery({ startsAt, timeZone, durationMinutes, ...typed }: WishedTime): string {
  const { date, time } = toWireStart(startsAt);
  const query = new URLSearchParams({ date, time, timezone: timeZone, duration: String(durationMinutes) });
  for (const field of typedFields) if (typed[field]) query.set(field, typed[field]);
  return query.toString();
}

export function findWishedTime(query: string): WishedTime | undefined {
  const { data } = querySchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  const durationMinutes = durationsMinutes.find((minutes) => String(minutes) === data?.duration);
  if (!data || !durationMinutes) return undefined;
  const { message, name, phone, email } = data;
  const startsAt = toStartInstant(data);
  return { startsAt, timeZone: data.timezone, durationMinutes, message, name, phone, email };
}
