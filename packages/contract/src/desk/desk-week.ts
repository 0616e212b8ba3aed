import * as z from 'zod/mini';
import { languageCodeSchema } from '../language/language.ts';
import { deskMeetingSchema } from './desk-list.ts';

/** The Monday of a week, or any day of it. Years that clocks and the database write differently are none. */
export const deskWeekQuerySchema = z.object({
  from: z.optional(z.iso.date().check(z.regex(/^[1-9]/))),
});

export const deskWeekSchema = z.object({
  now: z.iso.datetime(),
  /** The Monday, by the company's clock. */
  from: z.iso.date(),
  timeZone: z.string(),
  meetings: z.array(
    z.extend(deskMeetingSchema, {
      id: z.uuid(),
      name: z.string(),
      topic: z.string(),
      language: languageCodeSchema,
      timezone: z.string(),
      meetLink: z.nullable(z.string()),
      /** Who has it in hand. */
      holder: z.nullable(z.string()),
    }),
  ),
  /** Taken in the company's calendar by something else. */
  busy: z.array(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })),
});

/** Names of cities in a language, by their zone. */
export const deskCitiesQuerySchema = z.object({ lang: languageCodeSchema });
export const deskCitiesSchema = z.record(z.string(), z.string());

export type DeskWeek = z.infer<typeof deskWeekSchema>;
