import * as z from 'zod/mini';
import { viewKeySchema } from './booking-access.ts';
import { slotFields } from './booking-request.ts';

/** The body of `booking-reschedule`. Without a duration the present one stays. */
export const rescheduleRequestSchema = z.object({
  key: viewKeySchema,
  date: slotFields.date,
  time: slotFields.time,
  duration: z.optional(slotFields.duration),
  /** The state that the page showed; a booking that has changed since is not moved. */
  sequence: z.optional(z.int().check(z.minimum(0))),
});

export type RescheduleRequest = z.infer<typeof rescheduleRequestSchema>;
