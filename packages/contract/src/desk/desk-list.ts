import * as z from 'zod/mini';
import { languageCodeSchema } from '../language/language.ts';
import { deskKinds, deskStateSchema, deskViews, meetingOutcomeSchema } from './desk-state.ts';
import { deskLineSchema } from './desk-text.ts';

const cursorPartsSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** The row after which a page continues: `<received>,<id>`. */
const cursorSchema = z.string().check(
  z.maxLength(80, { abort: true }),
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

/** How the meeting of a booking stands. */
export const deskMeetingSchema = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isCancelled: z.boolean(),
  cancelledBy: z.nullable(z.enum(['visitor', 'company'])),
  /** The start before the last move; null if it was never moved. */
  movedFrom: z.nullable(z.iso.datetime()),
  outcome: z.nullable(meetingOutcomeSchema),
});

export const deskRowSchema = z.object({
  id: z.uuid(),
  kind: z.enum(deskKinds),
  /** What people say on the phone, such as `TT-7K2M9Q`. */
  reference: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  company: z.string(),
  /** The beginning of the message. */
  words: z.string(),
  topic: z.string(),
  pageBefore: z.string(),
  language: languageCodeSchema,
  receivedAt: z.iso.datetime(),
  /** Until when an answer is due; null where nothing waits. */
  dueAt: z.nullable(z.iso.datetime()),
  state: deskStateSchema,
  /** Who has it in hand. */
  holder: z.nullable(z.string()),
  takenAt: z.nullable(z.iso.datetime()),
  answeredAt: z.nullable(z.iso.datetime()),
  isUnread: z.boolean(),
  /** Grows with each act; an act names the version that it was decided on. */
  version: z.int(),
  meeting: z.nullable(deskMeetingSchema),
});

const countsSchema = z.record(z.string(), z.int());

export const deskListSchema = z.object({
  /** By the server's clock, for what is ago and due. */
  now: z.iso.datetime(),
  /** What waits longer than promised, the oldest first. On the first page of `all` and `waiting` without a search; it is not among `rows`. */
  late: z.array(deskRowSchema),
  rows: z.array(deskRowSchema),
  /** The cursor of the next page, null after the last one. */
  next: z.nullable(z.string()),
  /** How many rows fit the query; a search counts to 1,000. */
  total: z.int(),
  waiting: z.int(),
  waitingLate: z.int(),
  lastAnsweredAt: z.nullable(z.iso.datetime()),
  /** How many rows each filter would show beside the others chosen, by its value; `both` and `any` for all. */
  counts: z.object({ show: countsSchema, kind: countsSchema, lang: countsSchema }),
  /** After how many days what was held back is deleted. */
  flaggedDays: z.int(),
});

export type DeskListQuery = z.infer<typeof deskListQuerySchema>;
export type DeskRow = z.infer<typeof deskRowSchema>;
export type DeskMeeting = z.infer<typeof deskMeetingSchema>;
export type DeskList = z.infer<typeof deskListSchema>;
