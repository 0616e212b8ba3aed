import { bookingRules, durationsMinutes } from '@tt/contract/booking/booking-rules';
import { isTimeZone } from '@tt/contract/time/time-zone';
import * as z from 'zod/mini';

const attemptSchema = z.object({ idempotencyKey: z.string(), fingerprint: z.string() });

/** The last request that was sent. Sent again unchanged, it is the same booking. */
export type BookingAttempt = z.infer<typeof attemptSchema>;

/** Form input; session storage keeps it across the redirect and across failures. */
export const bookingValuesSchema = z.object({
  name: z.string(),
  phone: z.string(),
  message: z.string(),
  /** yyyy-MM-dd in the zone of the form. */
  calendarDate: z.nullable(z.iso.date()),
  startsAt: z.nullable(z.number()),
  durationMinutes: z.literal(durationsMinutes),
  /** Null means the device's zone. */
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
