import type { DeskTranslator } from '../frame/desk-texts.ts';
import { toHoursAndMinutes, toRoughSpan } from './span.ts';

const roughKeys = {
  minutes: 'desk.span.minutes',
  hours: 'desk.span.hours',
  days: 'desk.span.days',
} as const;

/** `40 min`, `5 h` or `2 days`. */
export function formatRoughSpan(t: DeskTranslator, ms: number): string {
  const { unit, count } = toRoughSpan(ms);
  return t(roughKeys[unit], { count });
}

/** `2 h 50 min`. */
export function formatSpan(t: DeskTranslator, ms: number): string {
  const { hours, minutes } = toHoursAndMinutes(ms);
  if (hours === 0) return t('desk.span.minutes', { count: minutes });
  if (minutes === 0) return t('desk.span.hours', { count: hours });
  return t('desk.span.hoursMinutes', { hours, minutes });
}
