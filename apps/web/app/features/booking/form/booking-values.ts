import { bookingRules, durationsMinutes } from '@tt/contract/booking/booking-rules';
import { isTimeZone } from '@tt/contract/time/time-zone';
import * as z from 'zod/mini';

const attemptSchema = z.object({ idempotencyKey: z.string(), fingerprint: z.string() });

/** The last request that was sent: sent again unchanged, it is the same booking. */
export type BookingAttempt = z.infer<typeof attemptSchema>;

/** What the visitor has filled in; this is what the tab keeps over the redirect and over failures. */
export const bookingValuesSchema = z.object({
  name: z.string(),
  phone: z.string(),
  message: z.string(),
  /** yyyy-MM-dd in the zone of the form. */
  calendarDate: z.nullable(z.iso.date()),
  startsAt: z.nullable(z.number()),
  durationMinutes: z.literal(durationsMinutes),
  /** Null as long as the zone of the device counts. */
  timeZone: z.nullable(z.string().check(z.refine(isTimeZone))),
  attempt: z.nullable(attemptSchema),
});

export type BookingValues = z.infer<typeof bookingValuesSchema>;
export type TextFieldName = 'name' | 'phone' | 'message';

export const emptyBookingValues: BookingValues = {
  name: '',
  phone: '',
  message: '',
  calendarDate: null,
  startsAt: null,
  durationMinutes: bookingRules.defaultDurationMinutes,
  timeZone: null,
  attempt: null,
};
