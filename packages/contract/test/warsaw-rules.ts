import type { BookingRules } from '../src/booking/booking-rules.ts';
import type { BusinessHours, OpenRange } from '../src/slots/business-hours.ts';

/** A week whose days all have the same hours, or are all closed. */
export function toWeek<Range extends OpenRange | undefined>(
  range: Range,
): Record<keyof BusinessHours['week'], Range> {
  return {
    ...{ monday: range, tuesday: range, wednesday: range, thursday: range },
    ...{ friday: range, saturday: range, sunday: range },
  };
}

/** Hours and rules for tests of the arithmetic, which holds whatever the company's own hours are. */
export const warsawHours: BusinessHours = {
  timeZone: 'Europe/Warsaw',
  stepMinutes: 30,
  week: toWeek({ opensAt: '09:00', closesAt: '17:00' }),
  closedDates: [],
};

export const warsawRules: BookingRules = {
  hours: warsawHours,
  defaultDurationMinutes: 15,
  minimumNoticeMinutes: 120,
  windowDays: 90,
  capacity: 1,
  holdMinutes: 2,
  maxMoves: 5,
};
