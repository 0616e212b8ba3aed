import { type BusinessHours, businessHours } from '../slots/business-hours.ts';

export const durationsMinutes = [15, 30, 60] as const;
export type DurationMinutes = (typeof durationsMinutes)[number];

/** How long a place waits for a confirmation by email. */
export const confirmMinutes = 30;

export type BookingRules = {
  hours: BusinessHours;
  defaultDurationMinutes: DurationMinutes;
  minimumNoticeMinutes: number;
  windowDays: number;
  /** How many bookings may run at the same time. */
  capacity: number;
  holdMinutes: number;
  /** How often a visitor may move one meeting. */
  maxMoves: number;
};

export const bookingRules: BookingRules = {
  hours: businessHours,
  defaultDurationMinutes: 15,
  minimumNoticeMinutes: 120,
  windowDays: 90,
  capacity: 1,
  holdMinutes: 2,
  maxMoves: 5,
};
