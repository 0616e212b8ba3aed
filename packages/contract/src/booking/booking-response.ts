import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { webAddressSchema } from '../language/web-address.ts';
import { isoInstantSchema } from '../time/iso-instant.ts';
import { viewKeySchema } from './booking-access.ts';
import { bookingLimits } from './booking-limits.ts';

/** `google`: the event is in the visitor's calendar. `email`: it is in the company's, with the visitor as guest. */
export const bookingMethodSchema = z.enum(['google', 'email']);
export type BookingMethod = z.infer<typeof bookingMethodSchema>;

/** The ID for people to read out. It gives no access. */
export function formatShortId(characters: string): string {
  return `TT-${characters}`;
}

/**
 * The booking as its owner may see it; `viewKey` is the unguessable part of its confirmation's URL. `pending`: the place
 * is kept until the visitor confirms by email, and there is nothing to view yet. The specification knows the fields up to
 * `meetLinkStatus`; the rest is optional.
 */
export const bookingSchema = z.object({
  id: boundedTextSchema(64).check(z.minLength(1)),
  viewKey: viewKeySchema,
  status: z.enum(['confirmed', 'cancelled', 'pending']),
  startsAt: isoInstantSchema,
  /** In minutes. The company may give a meeting any length in its own calendar. */
  duration: z.int().check(z.positive()),
  timezone: boundedTextSchema(64),
  meetLinkStatus: z.enum(['ready', 'pending', 'unavailable']),
  /** By `formatShortId`, of six characters. */
  shortId: z.optional(boundedTextSchema(16)),
  method: z.optional(bookingMethodSchema),
  /** Increments with each move and with the cancellation. */
  sequence: z.optional(z.int().check(z.minimum(0))),
  /** The full address right after booking, masked later. */
  email: z.optional(boundedTextSchema(bookingLimits.email)),
  /** When the present time was booked or last moved; decides which reminders go out. */
  bookedAt: z.optional(isoInstantSchema),
  /** Until when the visitor can move the meeting; left out if no longer. */
  movableUntil: z.optional(isoInstantSchema),
  cancelledAt: z.optional(isoInstantSchema),
  /** What the visitor typed, for a new booking after a cancellation. */
  details: z.optional(
    z.object({
      name: boundedTextSchema(bookingLimits.name),
      phone: boundedTextSchema(bookingLimits.phone),
      message: boundedTextSchema(bookingLimits.message),
    }),
  ),
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
