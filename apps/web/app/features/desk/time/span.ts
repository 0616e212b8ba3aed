import { dayMs } from '@tt/contract/time/time-zone-offset';

/** A length of time as people say it: the largest unit that fits, whole ones only. */
export interface RoughSpan {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Rounds down, so that nothing sounds older than it is. */
export function toRoughSpan(ms: number): RoughSpan {
  if (ms >= dayMs) return { unit: 'days', count: Math.floor(ms / dayMs) };
  if (ms >= hourMs) return { unit: 'hours', count: Math.floor(ms / hourMs) };
  return { unit: 'minutes', count: Math.max(0, Math.floor(ms / minuteMs)) };
}

/** Hours and minutes of a stretch of free time. */
export function toHoursAndMinutes(ms: number): { hours: number; minutes: number } {
  const minutes = Math.round(ms / minuteMs);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
