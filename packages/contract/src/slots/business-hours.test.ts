import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { warsawHours } from '../../test/warsaw-rules.ts';
import { findOpenRange, isBusinessSlot, listStartMinutes, weekdays } from './business-hours.ts';
import { listSlotInstants } from './slot-instants.ts';

const isSlot = (text: string) => isBusinessSlot(Date.parse(text), warsawHours);

describe('business hours', () => {
  test('[SLOT-01] starts lie every 30 minutes from 09:00 to 16:30', () => {
    const minutes = listStartMinutes(findOpenRange(0, warsawHours), warsawHours.stepMinutes);
    expect([minutes[0], minutes[1], minutes.at(-1), minutes.length]).toEqual([540, 570, 990, 16]);
  });

  test('[SLOT-01] [SLOT-06] an instant is a slot by its Warsaw wall time, in winter and in summer', () => {
    expect(isSlot('2026-01-15T08:00Z')).toBe(true);
    expect(isSlot('2026-01-15T07:30Z')).toBe(false);
    expect(isSlot('2026-01-15T15:30Z')).toBe(true);
    expect(isSlot('2026-01-15T16:00Z')).toBe(false);
    expect(isSlot('2026-07-15T07:00Z')).toBe(true);
    expect(isSlot('2026-07-15T15:00Z')).toBe(false);
  });

  test('[SLOT-01] an instant beside the half-hour grid is no slot', () => {
    expect(isSlot('2026-01-15T08:15Z')).toBe(false);
    expect(isSlot('2026-01-15T08:00:01Z')).toBe(false);
    expect(isSlot('2026-01-15T08:00:00.001Z')).toBe(false);
  });

  test('[SLOT-01] the rule agrees with Temporal at any minute of the years 2020 to 2040', () => {
    const minute = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2041, 0) / 60_000 });
    const nearSlot = fc.oneof(
      minute,
      minute.map((value) => value - (value % 30)),
    );
    fc.assert(
      fc.property(nearSlot, (value) => {
        const local = Temporal.Instant.fromEpochMilliseconds(value * 60_000).toZonedDateTimeISO(
          'Europe/Warsaw',
        );
        const expected = local.hour >= 9 && local.hour < 17 && local.minute % 30 === 0;
        expect(isBusinessSlot(value * 60_000, warsawHours)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('hours by weekday', () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  const toText = (value: number) =>
    `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
  const range = fc
    .uniqueArray(minutes, { minLength: 2, maxLength: 2 })
    .map((ends) => ends.toSorted((a, b) => a - b).map(toText))
    .map(([opensAt = '', closesAt = '']) => ({ opensAt, closesAt }));
  const week = fc.record(toRecord(fc.option(range, { nil: undefined })));

  function toRecord<Value>(value: Value) {
    return Object.fromEntries(weekdays.map((weekday) => [weekday, value])) as Record<
      (typeof weekdays)[number],
      Value
    >;
  }

  test('[DAYS-01] each date has the starts of its own weekday, and none if that is closed', () => {
    const day = fc.integer({ min: Date.UTC(2026, 0) / 86_400_000, max: Date.UTC(2028, 0) / 86_400_000 });
    fc.assert(
      fc.property(week, day, (randomWeek, epochDay) => {
        const hours = { ...warsawHours, timeZone: 'UTC', week: randomWeek };
        const date = Temporal.PlainDate.from('1970-01-01').add({ days: epochDay });
        const open = randomWeek[weekdays[date.dayOfWeek % 7] ?? 'sunday'];
        const expected: string[] = [];
        for (let at = Temporal.PlainTime.from(open?.opensAt ?? '00:00'); open; at = at.add({ minutes: 30 })) {
          if (at.toString() >= `${open.closesAt}:00` || (expected.at(-1) ?? '') > at.toString()) break;
          expected.push(at.toString());
        }
        const starts = listSlotInstants(date.toString(), 'UTC', hours);
        expect(starts.map((start) => new Date(start).toISOString().slice(11, 19))).toEqual(expected);
        expect(starts.every((start) => isBusinessSlot(start, hours))).toBe(true);
      }),
    );
  });
});
