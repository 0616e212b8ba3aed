import type { BookingRules } from '../src/booking/booking-rules.ts';
import type { BusinessHours } from '../src/slots/business-hours.ts';

/** Hours and rules for tests of the arithmetic, which holds whatever the company's own hours are. */
export const warsawHours: BusinessHours = {
  timeZone: 'Europe/Warsaw',
  opensAt: '09:00',
  closesAt: '17:00',
  stepMinutes: 30,
};

export const warsawRules: BookingRules = {
  hours: warsawHours,
  defaultDurationMinutes: 15,
  minimumNoticeMinutes: 120,
  windowDays: 90,
  closedDates: [],
  capacity: 1,
  holdMinutes: 2,
  maxMoves: 5,
};
