import * as z from 'zod/mini';
import { viewKeySchema } from './booking-access.ts';
import { consultationFields, slotFields } from './booking-request.ts';

/** The body of `booking-reschedule`. Without a duration or a zone the present one stays. */
export const rescheduleRequestSchema = z.object({
  key: viewKeySchema,
  date: slotFields.date,
  time: slotFields.time,
  duration: z.optional(slotFields.duration),
  /** The zone in which the page showed the new time: the emails show it in the same one. */
  timezone: z.optional(consultationFields.timezone),
  /** The state that the page showed; a booking that has changed since is not moved. */
  sequence: z.optional(z.int().check(z.minimum(0))),
});

export type RescheduleRequest = z.infer<typeof rescheduleRequestSchema>;
