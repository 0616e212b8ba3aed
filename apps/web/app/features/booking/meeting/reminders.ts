import type { Instant } from '@tt/contract/time/time-zone-offset';

const minuteMs = 60_000;

/** A reminder goes out only if the time was booked long enough before it. */
const rules = [
  { kind: 'day', leadMs: 24 * 60 * minuteMs, bookedBeforeMs: 26 * 60 * minuteMs },
  { kind: 'hour', leadMs: 60 * minuteMs, bookedBeforeMs: 90 * minuteMs },
] as const;

export interface Reminder {
  kind: 'day' | 'hour';
  at: Instant;
  isSent: boolean;
}

/**
 * The reminders that go out for a time, in order. If it is unknown when the time was booked, it counts as booked now,
 * because the page promises nothing that may not come.
 */
export function listReminders(startsAt: Instant, now: Instant, bookedAt: Instant = now): Reminder[] {
  return rules
    .filter(({ bookedBeforeMs }) => startsAt - bookedAt > bookedBeforeMs)
    .map(({ kind, leadMs }) => ({ kind, at: startsAt - leadMs, isSent: startsAt - leadMs <= now }));
}
