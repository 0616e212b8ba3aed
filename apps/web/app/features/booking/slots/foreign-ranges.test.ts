import { expect, test } from 'vitest';
import { emptyBookingValues } from '../form/booking-values.ts';
import { listForeignRanges } from './foreign-ranges.ts';

const startsAt = Date.parse('2026-12-01T12:00Z');
const toRange = (minutes: number) => ({ startsAt, endsAt: startsAt + minutes * 60_000, lane: 1 });
const values = {
  ...emptyBookingValues,
  startsAt,
  durationMinutes: 30 as const,
  attempt: { idempotencyKey: 'key', fingerprint: '{}' },
};

test('the time that an unfinished attempt asked for is not taken to its own visitor', () => {
  expect(listForeignRanges([toRange(30)], values)).toEqual([]);
});

test('without an unfinished attempt every taken time is taken', () => {
  expect(listForeignRanges([toRange(30)], { ...values, attempt: null })).toEqual([toRange(30)]);
});

test('a time of another length is somebody else’s', () => {
  expect(listForeignRanges([toRange(60)], values)).toEqual([toRange(60)]);
});
