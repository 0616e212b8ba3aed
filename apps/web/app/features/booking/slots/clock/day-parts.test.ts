import { expect, test } from 'vitest';
import { groupByDayPart } from './day-parts.ts';

const toSlots = (...times: string[]) =>
  times.map((time) => ({ startsAt: Date.parse(`2026-11-19T${time}Z`), time }));

const group = (timeZone: string, ...times: string[]) =>
  groupByDayPart(toSlots(...times), timeZone).map(({ part, slots }) => [
    part,
    slots.map(({ time }) => time).join(' '),
  ]);

test('[AVAIL-05] times are grouped by the part of the visitor’s day, and borders belong to the later part', () => {
  expect(group('UTC', '00:00', '05:30', '06:00', '11:30', '12:00', '17:30', '18:00', '23:30')).toEqual([
    ['night', '00:00 05:30'],
    ['morning', '06:00 11:30'],
    ['afternoon', '12:00 17:30'],
    ['evening', '18:00 23:30'],
  ]);
});

test('parts without a time are left out', () => {
  expect(group('America/New_York', '08:00', '10:30', '11:00')).toEqual([
    ['night', '08:00 10:30'],
    ['morning', '11:00'],
  ]);
});
