import * as z from 'zod/mini';
import { viewKeySchema } from './booking-access.ts';
import { durationsMinutes } from './booking-rules.ts';

/** The booking as its owner may see it; `viewKey` is the unguessable part of the address of its confirmation. */
export const bookingSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  viewKey: viewKeySchema,
  status: z.enum(['confirmed', 'cancelled']),
  startsAt: z.iso.datetime(),
  duration: z.literal(durationsMinutes),
  timezone: z.string().check(z.maxLength(64)),
  meetLinkStatus: z.enum(['ready', 'pending', 'unavailable']),
});

export type Booking = z.infer<typeof bookingSchema>;

/** The answer to a booking request, to a view and to a cancellation; an unknown `code` is let through, for the page has a sentence for any failure. */
export const bookingResponseSchema = z.object({
  success: z.boolean(),
  message: z.optional(z.string().check(z.maxLength(500))),
  meetLink: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(2048))),
  booking: z.optional(bookingSchema),
  code: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,63}$/))),
});

export type BookingResponse = z.infer<typeof bookingResponseSchema>;
