import * as z from 'zod/mini';
import { isoInstantSchema } from '../time/iso-instant.ts';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { deskIdSchema, deskTextSchema, storedTextSchema } from './desk-text.ts';
import { slotFields } from '../booking/booking-request.ts';
import { bookingErrorCodes } from '../booking/booking-error-code.ts';
import { deskRowSchema } from './desk-list.ts';
import { meetingOutcomeSchema, settableStateSchema } from './desk-state.ts';

export const noteMaxLength = 4_000;
export const lineMaxLength = 500;

const deskNoteSchema = z.object({
  id: deskIdSchema,
  who: storedTextSchema,
  at: isoInstantSchema,
  text: storedTextSchema,
});

/** What happened to an entry, in order. The page says it in words. */
const deskEventSchema = z.object({
  kind: z.enum([
    'received',
    'booked',
    'announced', // detail: telegram, slack, company-mail
    'receipt',
    'confirmation',
    'mail', // another mail to the visitor; detail: its purpose
    'opened',
    'took',
    'gave_back',
    'state', // detail: the new state
    'released',
    'note',
    'moved', // detail: the start before
    'cancelled',
    'outcome', // detail: held, no_show
    'undone',
    'answer_due', // to come
    'meeting',
    'deleted_on', // in the future, for an inquiry that is held back
  ]),
  at: z.nullable(isoInstantSchema),
  /** A person of the desk, or null if the visitor or a job did it. */
  who: z.nullable(storedTextSchema),
  detail: z.nullable(storedTextSchema),
});

export const deskEntrySchema = z.extend(deskRowSchema, {
  now: isoInstantSchema,
  message: storedTextSchema,
  socialMedia: storedTextSchema,
  phone: storedTextSchema,
  /** Whether the domain of the address receives mail, as far as is known; null for a verified address. */
  emailVerdict: z.nullable(z.enum(['valid', 'unknown'])),
  isEmailVerified: z.boolean(),
  isMine: z.boolean(),
  /** How it came; what is not known is empty. */
  source: z.object({
    referringHost: storedTextSchema,
    utmSource: storedTextSchema,
    utmMedium: storedTextSchema,
    utmCampaign: storedTextSchema,
  }),
  spamScore: z.nullable(z.int()),
  spamLimit: z.int(),
  notes: z.array(deskNoteSchema),
  events: z.array(deskEventSchema),
  /** Null for an inquiry. */
  booking: z.nullable(
    z.object({
      method: z.enum(['google', 'email']),
      sequence: z.int(),
      timezone: storedTextSchema,
      meetLink: z.nullable(storedTextSchema),
      meetLinkStatus: z.nullable(z.enum(['ready', 'pending', 'unavailable'])),
      /** Whether the company's calendar has its current state. Null if we keep no event of our own. */
      isInCalendar: z.nullable(z.boolean()),
      /** What people have to correct in the company's calendar: the event was deleted there, or it is not as the booking. */
      eventFault: z.nullable(z.enum(['deleted', 'differs'])),
    }),
  ),
});

/** Who acted last on the entry, and when: the act that caused the conflict. */
const deskConflictSchema = z.object({ by: z.nullable(storedTextSchema), at: z.nullable(isoInstantSchema) });

/** 200 with `success: false` where nothing was changed, because somebody else was faster or a rule forbids it. */
export const deskActAnswerSchema = z.union([
  z.object({ success: z.literal(true), entry: deskEntrySchema }),
  z.object({
    success: z.literal(false),
    code: z.enum(['changed', 'too_late', ...bookingErrorCodes]),
    /** The entry in its current state. */
    entry: deskEntrySchema,
    conflict: z.nullable(deskConflictSchema),
  }),
]);

const version = z.int().check(z.minimum(0));

export const stateRequestSchema = z.object({ version, state: settableStateSchema });
/** Undoes the person's own last change of state or outcome. */
export const undoRequestSchema = z.object({ version });
/** The ID is chosen by the page, so that a repeated request stores one note. */
export const noteRequestSchema = z.object({
  id: deskIdSchema,
  text: deskTextSchema(1, noteMaxLength),
});
export const outcomeRequestSchema = z.object({ version, outcome: z.nullable(meetingOutcomeSchema) });
/** The time as in `booking-reschedule`; `sequence` is the state that the page showed. */
export const moveRequestSchema = z.object({
  date: slotFields.date,
  time: slotFields.time,
  sequence: z.int().check(z.minimum(0)),
});
export const cancelRequestSchema = z.object({
  sequence: z.int().check(z.minimum(0)),
  /** Sent to the visitor as it is written. */
  line: z.optional(deskTextSchema(0, lineMaxLength)),
});
export const eraseRequestSchema = z.object({
  reference: boundedTextSchema(20).check(z.trim()),
  /** The person was told that an email to the visitor still waits and will never be sent. */
  withoutMail: z.optional(z.boolean()),
});
/**
 * `wrong_reference`: the person typed another reference. `booking_ahead`: the meeting has to be canceled first.
 * `mail_waiting`: an email to the visitor, which is made from the entry, has not gone out yet.
 */
export const eraseAnswerSchema = z.object({
  success: z.boolean(),
  code: z.optional(z.enum(['wrong_reference', 'booking_ahead', 'mail_waiting'])),
});

export type DeskEntry = z.infer<typeof deskEntrySchema>;
export type DeskEvent = z.infer<typeof deskEventSchema>;
export type DeskActAnswer = z.infer<typeof deskActAnswerSchema>;
