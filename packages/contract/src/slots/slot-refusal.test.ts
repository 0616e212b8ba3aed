import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { warsawRules } from '../../test/warsaw-rules.ts';
import type { BookingRules } from '../booking/booking-rules.ts';
import { findSlotRefusal } from './slot-refusal.ts';
import { toStartInstant } from './slot-wire.ts';

const now = Date.parse('2026-06-01T08:00Z');
const find = (start: string, rules: Partial<BookingRules> = {}, at = now) =>
  findSlotRefusal(Date.parse(start), at, { ...warsawRules, ...rules });

describe('refusal of a start', () => {
  test('[ERR-11] a start that is not among the slots is refused as invalid_time_selection', () => {
    expect(find('2026-06-02T06:30Z')).toBe('invalid_time_selection');
    expect(find('2026-06-02T08:15Z')).toBe('invalid_time_selection');
    expect(find('2026-06-02T15:00Z')).toBe('invalid_time_selection');
    expect(find('2026-06-02T14:30Z')).toBeUndefined();
  });

  test('[SLOT-09] a start in the past is refused, even without any notice', () => {
    expect(find('2026-06-01T07:30Z', { minimumNoticeMinutes: 0 })).toBe('too_soon');
    expect(find('2026-06-01T08:00Z', { minimumNoticeMinutes: 0 })).toBeUndefined();
  });

  test('[SLOT-12] the minimum notice can be set', () => {
    expect(find('2026-06-01T09:30Z')).toBe('too_soon');
    expect(find('2026-06-01T10:00Z')).toBeUndefined();
    expect(find('2026-06-01T10:00Z', {}, now + 1)).toBe('too_soon');
    expect(find('2026-06-01T10:00Z', { minimumNoticeMinutes: 180 })).toBe('too_soon');
  });

  test('[SLOT-13] the window can be set', () => {
    expect(find('2026-08-30T08:00Z')).toBeUndefined();
    expect(find('2026-08-30T08:30Z')).toBe('outside_window');
    expect(find('2026-06-09T08:00Z', { windowDays: 7 })).toBe('outside_window');
  });

  test('[SLOT-14] closed dates are dates of the business zone', () => {
    const hours = { ...warsawRules.hours, closedDates: ['2026-06-04'] };
    expect(find('2026-06-03T14:30Z', { hours })).toBeUndefined();
    expect(find('2026-06-04T07:00Z', { hours })).toBe('closed_date');
    expect(find('2026-06-04T14:30Z', { hours })).toBe('closed_date');
    expect(find('2026-06-05T07:00Z', { hours })).toBeUndefined();
    // In Kiritimati, fourteen hours ahead of UTC, the whole business day of the 4th is the 3rd in UTC.
    const ahead = { ...hours, timeZone: 'Pacific/Kiritimati' };
    expect(find('2026-06-03T19:00Z', { hours: ahead })).toBe('closed_date');
    expect(find('2026-06-04T19:00Z', { hours: ahead })).toBeUndefined();
  });

  test('[DAYS-01] a start on a weekday that is closed, or outside the hours of its weekday, is refused', () => {
    const week = {
      ...warsawRules.hours.week,
      wednesday: { opensAt: '12:00', closesAt: '14:00' },
      sunday: undefined,
    };
    const hours = { ...warsawRules.hours, week };
    expect(find('2026-06-03T09:30Z', { hours })).toBe('invalid_time_selection');
    expect(find('2026-06-03T10:00Z', { hours })).toBeUndefined();
    expect(find('2026-06-03T12:00Z', { hours })).toBe('invalid_time_selection');
    expect(find('2026-06-07T10:00Z', { hours })).toBe('invalid_time_selection');
    expect(find('2026-06-07T10:00Z')).toBeUndefined();
  });

  test('every date and time that a request can name is judged, however far away', () => {
    const date = fc.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (value) => {
        const text = value.toISOString();
        const start = toStartInstant({ date: text.slice(0, 10), time: text.slice(11, 16) });
        const inside = start >= now && start <= now + 90 * 86_400_000;
        if (!inside) expect(findSlotRefusal(start, now, warsawRules)).toBeDefined();
      }),
    );
  });
});
