import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oddTimeZones } from '../../test/odd-time-zones.ts';
import { findLateBefore, isWorkingDay, toReplyDue } from './reply-due.ts';

test.each([
  ['on a Monday', '2026-11-16T10:20:00Z', 1, '2026-11-17T16:00:00.000Z'],
  ['on a Friday', '2026-11-20T10:20:00Z', 1, '2026-11-23T16:00:00.000Z'],
  ['on a Saturday', '2026-11-21T10:20:00Z', 1, '2026-11-23T16:00:00.000Z'],
  ['on a Thursday, with three days', '2026-11-19T10:20:00Z', 3, '2026-11-24T16:00:00.000Z'],
  ['when it is already Tuesday in Warsaw', '2026-11-16T23:30:00Z', 1, '2026-11-18T16:00:00.000Z'],
  ['over the change to summer time', '2026-03-27T10:00:00Z', 1, '2026-03-30T15:00:00.000Z'],
])('[ANSWER-06] an inquiry that arrives %s is answered by 17:00 of a working day', (_when, at, days, due) => {
  expect(new Date(toReplyDue(Date.parse(at), days, 'Europe/Warsaw')).toISOString()).toBe(due);
});

test('[PANEL-06] what was received before findLateBefore is over its promised time, and nothing else', () => {
  const hourMs = 3_600_000;
  const start = Date.parse('2026-01-01T00:00:00Z');
  const property = fc.property(
    fc.constantFrom(...oddTimeZones),
    fc.integer({ min: 0, max: 800 * 24 * 60 }),
    fc.integer({ min: 1, max: 5 }),
    fc.oneof(fc.integer({ min: -16 * 24 * 60, max: 0 }), fc.constantFrom(-1, 0, 1)),
    (timeZone, minutes, workingDays, distance) => {
      const now = start + minutes * 60_000;
      const before = findLateBefore(now, workingDays, timeZone);
      // Minutes around the border, or anywhere in the two weeks before.
      for (const received of [before + distance * 60_000, before - 1, before, before + hourMs])
        expect(received < before).toBe(toReplyDue(received, workingDays, timeZone) <= now);
    },
  );
  fc.assert(property, { numRuns: 5_000, seed: 28 });
});

test.each([
  ['Friday night in Warsaw', '2026-11-20T22:30:00Z', true],
  ['Saturday in Warsaw, Friday in London', '2026-11-20T23:30:00Z', false],
  ['Sunday', '2026-11-22T12:00:00Z', false],
  ['Monday in Warsaw, Sunday in London', '2026-11-22T23:30:00Z', true],
])('[PANEL-06] %s is a working day or not', (_name, at, isWorking) => {
  expect(isWorkingDay(Date.parse(at), 'Europe/Warsaw')).toBe(isWorking);
});
