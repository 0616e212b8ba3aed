import * as z from 'zod/mini';
import { emailAddressSchema } from '../inquiry/email-address.ts';
import { sourceFields, toSourceSchema } from '../inquiry/inquiry-source.ts';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { requestLanguageSchema } from '../language/language.ts';
import { optionalTextSchema } from '../language/nullable-text.ts';
import { multiLineSchema, singleLineSchema } from '../language/plain-text.ts';
import { businessHours } from '../slots/business-hours.ts';
import { isTimeZone } from '../time/time-zone.ts';
import { bookingLimits } from './booking-limits.ts';
import { durationsMinutes } from './booking-rules.ts';

// At least five digits among the characters of phone numbers, including an extension.
const lenientPhone = /^(?=(?:\D*\d){5})[\d +().,;#*/x-]+$/i;

export const bookingNameSchema = singleLineSchema(1, bookingLimits.name);

/** Empty means none. Invisible marks and odd spaces, common in copied numbers, are removed. */
export const bookingPhoneSchema = boundedTextSchema(bookingLimits.phone).check(
  z.overwrite((phone) =>
    phone
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Zs}/gu, ' ')
      .trim(),
  ),
  z.refine((phone) => phone === '' || lenientPhone.test(phone)),
);

export const bookingMessageSchema = multiLineSchema(0, bookingLimits.message);

/** `date` and `time` are both UTC and together name the start. */
export const slotFields = {
  date: boundedTextSchema(10).check(z.iso.date()),
  time: boundedTextSchema(5).check(z.iso.time({ precision: -1 })),
  duration: z.literal(durationsMinutes),
};

/** The hour cycle for emails. Defaults to the language's. */
const hourCycleSchema = z.enum(['h12', 'h23']);
export type HourCycle = z.infer<typeof hourCycleSchema>;

/** The fields that both ways to book have in common. */
export const consultationFields = {
  name: bookingNameSchema,
  email: emailAddressSchema,
  phone: optionalTextSchema(bookingPhoneSchema),
  ...slotFields,
  message: optionalTextSchema(bookingMessageSchema),
  /** Left out by everyone who came without one. */
  topic: z.optional(/* @__PURE__ */ toSourceSchema(sourceFields.topic)),
  timezone: boundedTextSchema(64).check(z.refine(isTimeZone)),
  language: requestLanguageSchema,
  hourCycle: z.optional(hourCycleSchema),
};

const consultationSchema = z.object(consultationFields);
export type Consultation = z.infer<typeof consultationSchema>;

/** What the page sends to book with a Google account. */
export const bookingRequestSchema = z.object({
  ...consultationFields,
  businessTimezone: z.literal(businessHours.timeZone),
  accessToken: boundedTextSchema(bookingLimits.accessToken).check(z.regex(/^[\x21-\x7e]+$/)),
});

export type BookingRequest = z.infer<typeof bookingRequestSchema>;
