import type { Weekday } from '../clock/visitor-locale.ts';
import { addDays, addMonths, toPlaceInWeek } from './calendar-month.ts';

/** The date that a key leads to, as the ARIA pattern of a date grid has it. */
export function toKeyTarget(key: string, date: string, firstDayOfWeek: Weekday): string | undefined {
  const place = toPlaceInWeek(date, firstDayOfWeek);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -place);
    case 'End':
      return addDays(date, 6 - place);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}
