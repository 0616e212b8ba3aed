import { z } from 'zod';

const times = { startsAt: z.iso.datetime(), endsAt: z.iso.datetime() };

export const seededEvent = z.object({
  id: z.string(),
  email: z.email().optional(),
  status: z.enum(['confirmed', 'cancelled']).default('confirmed'),
  summary: z.string().default('Seeded event'),
  ...times,
});

export const seededBusy = z.object({
  /** The calendar's ID; defaults to the company account's primary calendar. */
  calendar: z.string().optional(),
  /** Marked as free, so that it leaves the time open. */
  isTransparent: z.boolean().default(false),
  ...times,
});

export const manualEdit = z.object({
  startsAt: times.startsAt.optional(),
  endsAt: times.endsAt.optional(),
  /** Drags the event to the row of all-day events. `after` is the first day that it does not have. */
  dates: z.object({ first: z.iso.date(), after: z.iso.date() }).optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  transparency: z.enum(['opaque', 'transparent']).optional(),
  /** What guests answered, by address. */
  responses: z.record(z.string(), z.enum(['needsAction', 'declined', 'tentative', 'accepted'])).optional(),
});

export type ManualEdit = z.infer<typeof manualEdit>;
