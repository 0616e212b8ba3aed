import { durationsMinutes } from '@tt/contract/booking/booking-rules';
import { toStartInstant, toWireStart } from '@tt/contract/slots/slot-wire';
import { isTimeZone } from '@tt/contract/time/time-zone';
import * as z from 'zod/mini';

const typedFields = ['message', 'name', 'phone', 'email'] as const;

/** What was typed on the booking page; empty if nothing was. */
export type TypedTexts = Record<(typeof typedFields)[number], string>;

/** A consultation requested without Google; the booking page passes it to the contact form. */
export interface WishedTime extends TypedTexts {
  startsAt: number;
  timeZone: string;
  durationMinutes: (typeof durationsMinutes)[number];
}

const timeSchema = z.object({
  date: z.iso.date(),
  time: z.iso.time({ precision: -1 }),
  timezone: z.string().check(z.refine(isTimeZone)),
  duration: z.enum(['15', '30', '60']),
});

/** The query of the contact page; `date` and `time` are UTC, as in a booking request. */
export function toWishedTimeQuery({ startsAt, timeZone, durationMinutes, ...typed }: WishedTime): string {
  const { date, time } = toWireStart(startsAt);
  const query = new URLSearchParams({ date, time, timezone: timeZone, duration: String(durationMinutes) });
  return join(query, typed);
}

/** The same for a visitor whom no time fits. */
export function toTypedTextsQuery(typed: TypedTexts): string {
  return join(new URLSearchParams(), typed);
}

function join(query: URLSearchParams, typed: TypedTexts): string {
  for (const field of typedFields) if (typed[field]) query.set(field, typed[field]);
  return query.toString();
}

export function findWishedTime(query: string): WishedTime | undefined {
  const { data } = timeSchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  const durationMinutes = durationsMinutes.find((minutes) => String(minutes) === data?.duration);
  if (!data || !durationMinutes) return undefined;
  return {
    startsAt: toStartInstant(data),
    timeZone: data.timezone,
    durationMinutes,
    ...readTypedTexts(query),
  };
}

/** Finds what was typed, with or without a time. */
export function findTypedTexts(query: string): TypedTexts | undefined {
  const typed = readTypedTexts(query);
  return typedFields.some((field) => typed[field]) ? typed : undefined;
}

function readTypedTexts(query: string): TypedTexts {
  const values = new URLSearchParams(query);
  const read = (field: (typeof typedFields)[number]) => values.get(field) ?? '';
  return { message: read('message'), name: read('name'), phone: read('phone'), email: read('email') };
}
