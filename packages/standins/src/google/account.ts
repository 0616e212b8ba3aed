import { z } from 'zod';

/** The owner of the calendar. */
export const accountSchema = z.object({
  email: z.email(),
  /** The zone of the primary calendar: Google answers with times in its offset, whatever was sent. */
  timeZone: z.string().default('Europe/Warsaw'),
});

export type Account = z.infer<typeof accountSchema>;
