import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toWeek, warsawHours } from '../../test/warsaw-rules.ts';
import { type BusinessHours, isBusinessSlot } from './business-hours.ts';
import { listSlotInstants } from './slot-instants.ts';

const hourMs = 3_600_000;
const list = (date: string, timeZone: string) => listSlotInstants(date, timeZone, warsawHours);
const toText = (instant: number | undefined) => new Date(instant ?? Number.NaN).toISOString().slice(0, 16);

describe('vectors', () => {
  test.each([
    ['2026-03-28', '08:00', '15:30'],
    ['2026-03-29', '07:00', '14:30'],
    ['2026-03-30', '07:00', '14:30'],
    ['2026-10-24', '07:00', '14:30'],
    ['2026-10-25', '08:00', '15:30'],
  ])('[SLOT-01] [SLOT-06] Warsaw %s runs from %s to %s UTC, every 30 minutes', (date, first, last) => {
    const instants = list(date, 'Europe/Warsaw');
    expect(instants).toHaveLength(16);
    expect(toText(instants[0])).toBe(`${date}T${first}`);
    expect(toText(instants[15])).toBe(`${date}T${last}`);
    expect(instants.every((instant, index) => instant === (instants[0] ?? 0) + index * 30 * 60_000)).toBe(
      true,
    );
  });

  test.each([
    // The Warsaw day of 30 June is over at 02:30 in Auckland; the day of 1 July starts at 19:00.
    ['Pacific/Auckland', '2026-07-01', '2026-06-30T12:00', '2026-07-01T11:30', 16],
    ['Pacific/Honolulu', '2026-07-01', '2026-07-01T10:00', '2026-07-02T09:30', 16],
    ['Asia/Kathmandu', '2026-07-01', '2026-07-01T07:00', '2026-07-01T14:30', 16],
    ['Pacific/Kiritimati', '2026-07-01', '2026-06-30T10:00', '2026-07-01T09:30', 16],
    ['Pacific/Chatham', '2026-07-01', '2026-06-30T11:30', '2026-07-01T11:00', 16],
    // These two dates of Lord Howe last 24.5 and 23.5 hours.
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00', '2026-04-05T13:00', 17],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30', '2026-10-04T12:30', 15],
    // Only one side has changed its clocks in these weeks.
    ['America/New_York', '2026-03-10', '2026-03-10T08:00', '2026-03-10T15:30', 16],
    ['America/New_York', '2026-10-28', '2026-10-28T08:00', '2026-10-28T15:30', 16],
  ])('[SLOT-04] [SLOT-06] %s on %s runs from %s to %s UTC', (timeZone, date, first, last, count) => {
    const instants = list(date, timeZone);
    expect([toText(instants[0]), toText(instants.at(-1)), instants.length]).toEqual([first, last, count]);
  });

  test('[SLOT-05] Auckland offers the end of one Warsaw day at night and the start of the next in the evening', () => {
    const instants = list('2026-07-01', 'Pacific/Auckland');
    const night = instants.filter((instant) => instant < Date.parse('2026-07-01T00:00Z'));
    const evening = instants.filter((instant) => instant > Date.parse('2026-07-01T00:00Z'));
    expect([toText(night[0]), toText(night.at(-1))]).toEqual(['2026-06-30T12:00', '2026-06-30T14:30']);
    expect([toText(evening[0]), toText(evening.at(-1))]).toEqual(['2026-07-01T07:00', '2026-07-01T11:30']);
  });

  test('[SLOT-04] a date that the zone skipped has no slots', () => {
    expect(list('2011-12-30', 'Pacific/Apia')).toEqual([]);
    expect(list('2011-12-31', 'Pacific/Apia')).toHaveLength(16);
  });
});

describe('properties', () => {
  const timeZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const day = fc.integer({
    min: Date.UTC(2026, 0, 1) / 86_400_000,
    max: Date.UTC(2028, 11, 31) / 86_400_000,
  });
  const toDate = (epochDay: number) => new Date(epochDay * 86_400_000).toISOString().slice(0, 10);

  test('[SLOT-01] no instant lies outside business hours, and each date is sorted', () => {
    fc.assert(
      fc.property(timeZone, day, (zone, epochDay) => {
        const instants = list(toDate(epochDay), zone);
        for (const instant of instants) {
          const { hour, minute, second } =
            Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('Europe/Warsaw');
          expect(hour >= 9 && hour <= 16 && minute % 30 === 0 && second === 0).toBe(true);
          expect(isBusinessSlot(instant, warsawHours)).toBe(true);
        }
        expect(instants).toEqual(instants.toSorted((a, b) => a - b));
      }),
    );
  });

  test('[SLOT-03] [SLOT-06] no instant is lost or doubled over any nine days of any zone', () => {
    fc.assert(
      fc.property(timeZone, day, (zone, epochDay) => {
        const instants = Array.from({ length: 9 }, (_, index) => list(toDate(epochDay + index), zone)).flat();
        expect(new Set(instants).size).toBe(instants.length);
        // The inner seven Warsaw days lie whole within nine days of any zone.
        for (let inner = epochDay + 1; inner <= epochDay + 7; inner += 1) {
          const expected = list(toDate(inner), 'Europe/Warsaw');
          expect(expected).toHaveLength(16);
          expect(expected.filter((instant) => !instants.includes(instant))).toEqual([]);
        }
      }),
    );
  });

  test('[SLOT-04] a business zone whose hours meet its own clock change keeps each instant once', () => {
    const nightHours: BusinessHours = {
      ...warsawHours,
      week: toWeek({ opensAt: '00:00', closesAt: '04:00' }),
    };
    const autumn = listSlotInstants('2026-10-25', 'Europe/Warsaw', nightHours);
    const spring = listSlotInstants('2026-03-29', 'Europe/Warsaw', nightHours);
    expect([autumn.length, new Set(autumn).size, spring.length]).toEqual([10, 10, 6]);
    expect((autumn.at(-1) ?? 0) - (autumn[0] ?? 0)).toBe(4.5 * hourMs);
  });
});
