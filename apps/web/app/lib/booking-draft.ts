import { bookingRules, durationsMinutes } from '@tt/contract/booking/booking-rules';
import { isTimeZone } from '@tt/contract/time/time-zone';
import * as z from 'zod/mini';
import { createSessionRecord } from './session-record.ts';

const attemptSchema = z.object({ idempotencyKey: z.string(), fingerprint: z.string() });

/** The last request that was sent. Sent again unchanged, it is the same booking. */
export type BookingAttempt = z.infer<typeof attemptSchema>;

const foldableParts = ['time', 'details'] as const;

/** A part of the booking page that folds to one line when the visitor comes back from Google. */
export type FoldablePart = (typeof foldableParts)[number];

const bookingValuesSchema = z.object({
  name: z.string(),
  phone: z.string(),
  message: z.string(),
  email: z._default(z.string(), ''),
  topic: z._default(z.string(), ''),
  /** yyyy-MM-dd in the zone of the form. */
  calendarDate: z.nullable(z.iso.date()),
  startsAt: z.nullable(z.number()),
  durationMinutes: z.literal(durationsMinutes),
  /** Null means the device's zone. */
  timeZone: z.nullable(z.string().check(z.refine(isTimeZone))),
  attempt: z.nullable(attemptSchema),
  folded: z._default(z.array(z.enum(foldableParts)), []),
});

/** Form input of the booking page. */
export type BookingValues = z.infer<typeof bookingValuesSchema>;

export const emptyBookingValues: BookingValues = {
  name: '',
  phone: '',
  message: '',
  email: '',
  topic: '',
  calendarDate: null,
  startsAt: null,
  durationMinutes: bookingRules.defaultDurationMinutes,
  timeZone: null,
  attempt: null,
  folded: [],
};

export const bookingDraftKey = 'tt_booking_draft';

/**
 * Form input, kept in session storage until booked: across the redirect to Google, reloads, failures and, because the
 * key has no language, a change of the language.
 */
export const bookingDraft = createSessionRecord(bookingDraftKey, bookingValuesSchema);
