import * as z from 'zod/mini';
import { isoInstantSchema } from '../time/iso-instant.ts';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { deskIdSchema, storedTextSchema } from './desk-text.ts';
import { languageCodeSchema } from '../language/language.ts';
import { deskMeetingSchema } from './desk-list.ts';

const dateSchema = boundedTextSchema(10).check(z.iso.date());

/** The Monday of a week, or any day of it. Years that JavaScript and the database write differently are invalid. */
export const deskWeekQuerySchema = z.object({
  from: z.optional(dateSchema.check(z.regex(/^[1-9]/))),
});

export const deskWeekSchema = z.object({
  now: isoInstantSchema,
  /** The Monday, by the company's clock. */
  from: dateSchema,
  timeZone: storedTextSchema,
  meetings: z.array(
    z.extend(deskMeetingSchema, {
      id: deskIdSchema,
      name: storedTextSchema,
      topic: storedTextSchema,
      language: languageCodeSchema,
      timezone: storedTextSchema,
      meetLink: z.nullable(storedTextSchema),
      /** Who has it in hand. */
      holder: z.nullable(storedTextSchema),
    }),
  ),
  /** Taken by another event in the company's calendar. */
  busy: z.array(z.object({ startsAt: isoInstantSchema, endsAt: isoInstantSchema })),
});

/** Names of cities in a language, by their zone. */
export const deskCitiesQuerySchema = z.object({ lang: languageCodeSchema });
export const deskCitiesSchema = z.record(boundedTextSchema(64), storedTextSchema);

export type DeskWeek = z.infer<typeof deskWeekSchema>;
