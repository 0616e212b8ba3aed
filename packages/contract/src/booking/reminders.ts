import type { Instant } from '../time/time-zone-offset.ts';

const minuteMs = 60_000;

/**
 * A reminder later than `leastMs` before the meeting is useless. Whoever booked or moved later than `noticeMs` before
 * it has just got that email instead.
 */
export const reminderRules = [
  { kind: 'day', leadMs: 24 * 60 * minuteMs, leastMs: 3 * 60 * minuteMs, noticeMs: 26 * 60 * minuteMs },
  { kind: 'hour', leadMs: 60 * minuteMs, leastMs: 10 * minuteMs, noticeMs: 90 * minuteMs },
] as const;

export type ReminderKind = (typeof reminderRules)[number]['kind'];

/** The reminders of a time that was booked at `bookedAt`, in order. */
export function listReminders(startsAt: Instant, bookedAt: Instant): { kind: ReminderKind; at: Instant }[] {
  return reminderRules
    .filter(({ noticeMs }) => startsAt - bookedAt > noticeMs)
    .map(({ kind, leadMs }) => ({ kind, at: startsAt - leadMs }));
}
