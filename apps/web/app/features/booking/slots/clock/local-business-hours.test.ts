import { warsawHours } from '@tt/contract/test/warsaw-rules';
import { toWallClock } from '@tt/contract/time/time-zone';
import { expect, test } from 'vitest';
import { toLocalBusinessHours } from './local-business-hours.ts';

function convert(day: string, timeZone: string) {
  const hours = toLocalBusinessHours(Date.parse(`${day}T12:00Z`), timeZone, warsawHours);
  const [open, close] = [hours.opensAt, hours.closesAt].map(
    (instant) => toWallClock(instant, timeZone).localTime,
  );
  return { open, close, isNextDay: hours.isNextDay };
}

test('the hours follow the visitor’s clock', () => {
  expect(convert('2026-07-01', 'Europe/London')).toEqual({ open: '08:00', close: '16:00', isNextDay: false });
  expect(convert('2026-07-01', 'Asia/Kathmandu')).toEqual({
    open: '12:45',
    close: '20:45',
    isNextDay: false,
  });
});

test('hours that run past midnight say so', () => {
  expect(convert('2026-07-01', 'Pacific/Auckland')).toEqual({
    open: '19:00',
    close: '03:00',
    isNextDay: true,
  });
});

test('in weeks when only one side has changed its clocks the hours are moved', () => {
  expect(convert('2026-03-20', 'America/New_York')).toMatchObject({ open: '04:00' });
  expect(convert('2026-04-02', 'America/New_York')).toMatchObject({ open: '03:00' });
});

test('[DAYS-01] each weekday has its own hours, and a closed one shows the next that is open', () => {
  const week = {
    ...warsawHours.week,
    friday: { opensAt: '10:00', closesAt: '12:00' },
    saturday: undefined,
    sunday: undefined,
  };
  const open = (day: string) => {
    const noon = Date.parse(`${day}T12:00Z`);
    const { opensAt } = toLocalBusinessHours(noon, 'Europe/Warsaw', { ...warsawHours, week });
    return new Date(opensAt).toISOString().slice(0, 16);
  };
  expect(open('2026-07-03')).toBe('2026-07-03T08:00');
  expect(open('2026-07-04')).toBe('2026-07-06T07:00');
});
