import * as z from 'zod/mini';
import { isoInstantSchema } from '../time/iso-instant.ts';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { deskIdSchema, deskLineSchema, storedTextSchema } from './desk-text.ts';
import { languageCodeSchema } from '../language/language.ts';
import { deskKinds, deskStateSchema, deskViews, meetingOutcomeSchema } from './desk-state.ts';

const cursorPartsSchema = z.tuple([isoInstantSchema, deskIdSchema]);

/** The row after which a page continues: `<received>,<id>`. */
const cursorSchema = boundedTextSchema(80).check(
  z.regex(/^[\dT:.Z-]{20,30},[\da-f-]{36}$/, { abort: true }),
  z.refine((cursor) => cursorPartsSchema.safeParse(cursor.split(',')).success),
);

export const searchMaxLength = 100;

/** The query of the list, which is the query of its page too. */
export const deskListQuerySchema = z.object({
  show: z._default(z.enum(deskViews), 'all'),
  kind: z.optional(z.enum(deskKinds)),
  lang: z.optional(languageCodeSchema),
  q: z.optional(deskLineSchema(0, searchMaxLength)),
  before: z.optional(cursorSchema),
});

/** The state of a booking's meeting. */
export const deskMeetingSchema = z.object({
  startsAt: isoInstantSchema,
  endsAt: isoInstantSchema,
  isCancelled: z.boolean(),
  cancelledBy: z.nullable(z.enum(['visitor', 'company'])),
  /** The start before the last move; null if it was never moved. */
  movedFrom: z.nullable(isoInstantSchema),
  outcome: z.nullable(meetingOutcomeSchema),
});

export const deskRowSchema = z.object({
  id: deskIdSchema,
  kind: z.enum(deskKinds),
  /** What people say on the phone, such as `TT-7K2M9Q`. */
  reference: storedTextSchema,
  name: storedTextSchema,
  email: z.nullable(storedTextSchema),
  company: storedTextSchema,
  /** The beginning of the message. */
  words: storedTextSchema,
  topic: storedTextSchema,
  pageBefore: storedTextSchema,
  language: languageCodeSchema,
  receivedAt: isoInstantSchema,
  /** Until when a reply is due, or null if nothing waits. */
  dueAt: z.nullable(isoInstantSchema),
  state: deskStateSchema,
  /** Who has it in hand. */
  holder: z.nullable(storedTextSchema),
  takenAt: z.nullable(isoInstantSchema),
  answeredAt: z.nullable(isoInstantSchema),
  isUnread: z.boolean(),
  /** Increments with each act. An act names the version that the person saw. */
  version: z.int(),
  meeting: z.nullable(deskMeetingSchema),
});

const countsSchema = z.record(boundedTextSchema(20), z.int());

export const deskListSchema = z.object({
  /** By the server's clock, to compute ages and due times. */
  now: isoInstantSchema,
  /**
   * Entries that wait longer than promised, the oldest first. On the first page of `all` and `waiting` without a
   * search. They are not among `rows`.
   */
  late: z.array(deskRowSchema),
  rows: z.array(deskRowSchema),
  /** The cursor of the next page, null after the last one. */
  next: z.nullable(storedTextSchema),
  /** How many rows fit the query; a search counts to 1,000. */
  total: z.int(),
  waiting: z.int(),
  waitingLate: z.int(),
  lastAnsweredAt: z.nullable(isoInstantSchema),
  /**
   * How many rows each filter would show in combination with the other chosen ones, by its value. `both` and `any`
   * stand for all.
   */
  counts: z.object({ show: countsSchema, kind: countsSchema, lang: countsSchema }),
  /** After how many days a held back inquiry is deleted. */
  flaggedDays: z.int(),
});

export type DeskListQuery = z.infer<typeof deskListQuerySchema>;
export type DeskRow = z.infer<typeof deskRowSchema>;
export type DeskMeeting = z.infer<typeof deskMeetingSchema>;
export type DeskList = z.infer<typeof deskListSchema>;
