import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { isTimeZone } from '../time/time-zone.ts';
import { bookingResponseSchema, bookingSchema } from './booking-response.ts';

const { message, meetLink, code } = bookingResponseSchema.shape;
const { id, viewKey, status, startsAt, duration, meetLinkStatus } = bookingSchema.shape;
const { shortId, method, sequence, email, bookedAt, movableUntil, cancelledAt, details } =
  bookingSchema.shape;

/**
 * The fields that the page reads of the response to a booking request. Only `success` decides. All others may be
 * missing, and an invalid value counts as missing, because a visitor whose booking is confirmed must never see a
 * failure.
 */
export const bookedAnswerSchema = z.object({
  success: lenient(z.boolean()),
  message: lenient(message),
  meetLink: lenient(meetLink),
  code: lenient(code),
  booking: lenient(
    z.object({
      id: lenient(id),
      viewKey: lenient(viewKey),
      status: lenient(status),
      startsAt: lenient(startsAt),
      duration: lenient(duration),
      timezone: lenient(boundedTextSchema(64).check(z.refine(isTimeZone))),
      meetLinkStatus: lenient(meetLinkStatus),
      shortId: lenient(shortId),
      method: lenient(method),
      sequence: lenient(sequence),
      email: lenient(email),
      bookedAt: lenient(bookedAt),
      movableUntil: lenient(movableUntil),
      cancelledAt: lenient(cancelledAt),
      details: lenient(details),
    }),
  ),
});

export type BookedAnswer = z.infer<typeof bookedAnswerSchema>;

/** Makes a field optional and drops a value that does not parse. */
function lenient<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}
