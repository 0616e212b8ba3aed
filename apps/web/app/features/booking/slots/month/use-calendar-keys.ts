import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Weekday } from '../clock/visitor-locale.ts';
import { toKeyTarget } from './to-key-target.ts';

interface CalendarKeys {
  firstDate: string;
  lastDate: string;
  firstDayOfWeek: Weekday;
  /** Shows the month of a date and makes the date the stop of the Tab key. */
  onReach: (date: string) => void;
}

/** Moves the focus from day to day, no further than the window goes. */
export function useCalendarKeys({ firstDate, lastDate, firstDayOfWeek, onReach }: CalendarKeys) {
  const gridRef = useRef<HTMLTableElement>(null);

  function press(event: KeyboardEvent, date: string) {
    const wanted = toKeyTarget(event.key, date, firstDayOfWeek);
    if (!wanted) return;
    event.preventDefault();
    const target = wanted < firstDate ? firstDate : wanted > lastDate ? lastDate : wanted;
    // The day may be in a month that is not rendered yet.
    flushSync(() => onReach(target));
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${target}"] button`)?.focus();
  }

  return { gridRef, press };
}
