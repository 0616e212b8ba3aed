import { afterEach, expect, test } from 'vitest';
import { toCalendarDate, toLocalDate } from './calendar-date.ts';

const ownZone = process.env.TZ;

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

// Zones at both ends of the day, and some whose clocks change at midnight.
test.each([
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
])('every day of three years keeps its date in %s', (zone) => {
  process.env.TZ = zone;
  let day = Temporal.PlainDate.from('2026-01-01');
  while (day.year < 2029) {
    const date = toLocalDate(day.toString());
    expect(toCalendarDate(date)).toBe(day.toString());
    expect(date.getDay()).toBe(day.dayOfWeek % 7);
    day = day.add({ days: 1 });
  }
});
