import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { webAddressSchema } from '../language/web-address.ts';
import { isoInstantSchema } from '../time/iso-instant.ts';
import { viewKeySchema } from './booking-access.ts';
import { durationsMinutes } from './booking-rules.ts';

/** The booking as its owner may see it; `viewKey` is the unguessable part of its confirmation's URL. */
export const bookingSchema = z.object({
  id: boundedTextSchema(64).check(z.minLength(1)),
  viewKey: viewKeySchema,
  status: z.enum(['confirmed', 'cancelled']),
  startsAt: isoInstantSchema,
  duration: z.literal(durationsMinutes),
  timezone: boundedTextSchema(64),
  meetLinkStatus: z.enum(['ready', 'pending', 'unavailable']),
});

export type Booking = z.infer<typeof bookingSchema>;

/** Answers a booking request, a view and a cancellation. An unknown `code` passes: the page has a sentence for any failure. */
export const bookingResponseSchema = z.object({
  success: z.boolean(),
  message: z.optional(boundedTextSchema(500)),
  meetLink: z.optional(webAddressSchema),
  booking: z.optional(bookingSchema),
  code: z.optional(boundedTextSchema(64).check(z.regex(/^[a-z][a-z0-9_]{0,63}$/))),
});

export type BookingResponse = z.infer<typeof bookingResponseSchema>;
