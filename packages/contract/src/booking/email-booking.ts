import * as z from 'zod/mini';
import { inquiryTrapField, formTokenSchema } from '../inquiry/inquiry.ts';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { viewKeySchema } from './booking-access.ts';
import { consultationFields } from './booking-request.ts';

/** The body of `booking-by-email`: no account, the event is in the company's calendar. */
export const emailBookingSchema = z.object({
  ...consultationFields,
  form_token: z.optional(formTokenSchema),
  [inquiryTrapField]: z.optional(boundedTextSchema(500)),
  /** The same request has been answered before, and the email that asks for the confirmation did not arrive. */
  mailAgain: z.optional(z.boolean()),
});

export type EmailBooking = z.infer<typeof emailBookingSchema>;

/** The body of `booking-confirm`: the key of the email that asks whether the address is the visitor's own. */
export const bookingConfirmSchema = z.object({ key: viewKeySchema });
