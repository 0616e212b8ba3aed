import type { BookingRequest, HourCycle } from '@tt/contract/booking/booking-request';
import type { EmailBooking } from '@tt/contract/booking/email-booking';
import { cleanEmailAddress } from '@tt/contract/inquiry/email-address';
import { inquirySpamFields } from '@tt/contract/inquiry/inquiry';
import type { LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { businessHours } from '@tt/contract/slots/business-hours';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import type { BookingAttempt, BookingValues } from '../../../lib/booking-draft.ts';
import { createRandomKey } from '../../../lib/random-key.ts';

export interface BookingCircumstances {
  startsAt: Instant;
  timeZone: string;
  language: LanguageCode;
  hourCycle: HourCycle;
}

function toConsultation(values: BookingValues, circumstances: BookingCircumstances) {
  const { name, phone, message, topic, durationMinutes } = values;
  const { startsAt, timeZone, language, hourCycle } = circumstances;
  return {
    name,
    phone,
    ...toWireStart(startsAt),
    duration: durationMinutes,
    message,
    ...(topic && { topic }),
    timezone: timeZone,
    language,
    hourCycle,
  };
}

/** Converts a filled-in form to the request with a Google account; the visitor's address is not sent, ours is. */
export function toBookingRequest(
  values: BookingValues,
  { accessToken, ...circumstances }: BookingCircumstances & { accessToken: string },
): BookingRequest {
  return {
    ...toConsultation(values, circumstances),
    email: siteSettings.email,
    businessTimezone: businessHours.timeZone,
    accessToken,
  };
}

/** Converts a filled-in form to the request with an address alone. */
export function toEmailBooking(
  values: BookingValues,
  {
    spamFields,
    ...circumstances
  }: BookingCircumstances & {
    spamFields: Pick<EmailBooking, (typeof inquirySpamFields)[number]>;
  },
): EmailBooking {
  return { ...toConsultation(values, circumstances), email: cleanEmailAddress(values.email), ...spamFields };
}

/** What differs between two tries of the same booking. */
const unstableFields: readonly string[] = ['accessToken', ...inquirySpamFields];

/** One key for each content: an unchanged request repeats the last attempt, a changed one is a new attempt. */
export function toAttempt(
  request: BookingRequest | EmailBooking,
  lastAttempt: BookingAttempt | null,
): BookingAttempt {
  const fingerprint = JSON.stringify(request, (name, value) =>
    unstableFields.includes(name) ? undefined : value,
  );
  return lastAttempt?.fingerprint === fingerprint
    ? lastAttempt
    : { idempotencyKey: createRandomKey(), fingerprint };
}
