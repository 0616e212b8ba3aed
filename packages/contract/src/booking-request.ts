import * as z from 'zod/mini';
import { durationsMinutes } from './booking-rules.ts';
import { businessHours } from './business-hours.ts';
import { languageCodeSchema } from './language.ts';
import { isTimeZone } from './time-zone.ts';

export const bookingLimits = { name: 100, email: 254, phone: 40, message: 2000, accessToken: 4096 } as const;

// Control characters and direction overrides could forge lines or hide text in mails and chats; halves of a character (Cs)
// can't be stored.
const singleLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
const multiLine = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u;

// At least five digits among what people write in phone numbers, an extension included.
const lenientPhone = /^(?=(?:\D*\d){5})[\d +().,;#*/x-]+$/i;

export const bookingNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(bookingLimits.name), z.regex(singleLine));

/** Empty means none; numbers copied from chats carry invisible marks and odd spaces, which are taken out. */
export const bookingPhoneSchema = z.string().check(
  z.maxLength(bookingLimits.phone),
  z.overwrite((phone) =>
    phone
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Zs}/gu, ' ')
      .trim(),
  ),
  z.refine((phone) => phone === '' || lenientPhone.test(phone)),
);

export const bookingMessageSchema = z
  .string()
  .check(z.trim(), z.maxLength(bookingLimits.message), z.regex(multiLine));

/** What the page sends to book; `date` and `time` are both UTC and together name the start. */
export const bookingRequestSchema = z.object({
  name: bookingNameSchema,
  email: z.email().check(z.maxLength(bookingLimits.email)),
  phone: z.optional(bookingPhoneSchema),
  date: z.iso.date(),
  time: z.iso.time({ precision: -1 }),
  duration: z.literal(durationsMinutes),
  message: z.optional(bookingMessageSchema),
  timezone: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
  businessTimezone: z.literal(businessHours.timeZone),
  accessToken: z.string().check(z.maxLength(bookingLimits.accessToken), z.regex(/^[\x21-\x7e]+$/)),
  language: languageCodeSchema,
});

export type BookingRequest = z.infer<typeof bookingRequestSchema>;
