import type { BookingRequest } from '@tt/contract/booking/booking-request';
import type { LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { businessHours } from '@tt/contract/slots/business-hours';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { createRandomKey } from '../../../lib/random-key.ts';
import type { BookingAttempt, BookingValues } from './booking-values.ts';

interface BookingCircumstances {
  startsAt: Instant;
  timeZone: string;
  language: LanguageCode;
  accessToken: string;
}

/** Converts a filled-in form to the request; the visitor's address is not asked for, ours is sent instead. */
export function toBookingRequest(
  { name, phone, message, durationMinutes }: BookingValues,
  { startsAt, timeZone, language, accessToken }: BookingCircumstances,
): BookingRequest {
  return {
    name,
    email: siteSettings.email,
    phone,
    ...toWireStart(startsAt),
    duration: durationMinutes,
    message,
    timezone: timeZone,
    businessTimezone: businessHours.timeZone,
    accessToken,
    language,
  };
}

/** One key for each content: an unchanged request repeats the last attempt, a changed one is a new attempt. */
export function toAttempt(
  { accessToken, ...content }: BookingRequest,
  lastAttempt: BookingAttempt | null,
): BookingAttempt {
  const fingerprint = JSON.stringify(content);
  return lastAttempt?.fingerprint === fingerprint
    ? lastAttempt
    : { idempotencyKey: createRandomKey(), fingerprint };
}
