import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { isTimeZone } from '../time/time-zone.ts';
import { bookingResponseSchema, bookingSchema } from './booking-response.ts';

const { message, meetLink, code } = bookingResponseSchema.shape;
const { id, viewKey, status, startsAt, duration, meetLinkStatus } = bookingSchema.shape;

/**
 * What the page reads of the answer to a booking request. `success` alone decides: all else may be missing, and what is
 * unusable counts as missing, because nobody who is booked may be told otherwise.
 */
export const bookedAnswerSchema = z.object({
  success: forgive(z.boolean()),
  message: forgive(message),
  meetLink: forgive(meetLink),
  code: forgive(code),
  booking: forgive(
    z.object({
      id: forgive(id),
      viewKey: forgive(viewKey),
      status: forgive(status),
      startsAt: forgive(startsAt),
      duration: forgive(duration),
      timezone: forgive(boundedTextSchema(64).check(z.refine(isTimeZone))),
      meetLinkStatus: forgive(meetLinkStatus),
    }),
  ),
});

export type BookedAnswer = z.infer<typeof bookedAnswerSchema>;

function forgive<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}
