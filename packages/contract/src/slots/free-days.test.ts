import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureBestMs } from '../../test/measure-best-ms.ts';
import { warsawRules } from '../../test/warsaw-rules.ts';
import { durationsMinutes } from '../booking/booking-rules.ts';
import { findFreeDays } from './free-days.ts';
import { weekdays } from './business-hours.ts';
import { listOfferedSlots } from './slot-offer.ts';
import { toSlotWindow } from './slot-window.ts';

const hourMs = 3_600_000;
const beginning = Date.parse('2026-11-17T12:00Z');

/** Every day of the window with its own offer, one by one, and a day on both sides. */
function listByDay(query: Parameters<typeof findFreeDays>[0], rules: typeof warsawRules) {
  const { firstDate, lastDate } = toSlotWindow(query.now, query.timeZone, rules);
  const first = Temporal.PlainDate.from(firstDate).subtract({ days: 1 });
  const days = first.until(lastDate).days + 2;
  return Array.from({ length: days }, (_, index) => first.add({ days: index }).toString()).flatMap((date) => {
    const [slot] = listOfferedSlots({ ...query, calendarDate: date, languageTag: 'en' }, rules);
    return slot ? [{ date, startsAt: slot.startsAt }] : [];
  });
}

test('[DAYS-02] [DAYS-03] the free days and the first free time are right over random calendars', () => {
  const timeZone = fc.oneof(
    fc.constantFrom('America/Los_Angeles', 'Europe/Kyiv', 'Pacific/Auckland'),
    fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  );
  const taken = fc.record({
    startsAt: fc.integer({ min: 0, max: 20 * 24 }).map((hours) => beginning + hours * hourMs),
    hours: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 24, max: 400 })),
  });
  const calendar = fc.record({
    timeZone,
    taken: fc.array(taken, { maxLength: 12 }),
    closedWeekdays: fc.subarray([...weekdays], { maxLength: 6 }),
    closedDays: fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 5 }),
    durationMinutes: fc.constantFrom(...durationsMinutes),
    windowDays: fc.integer({ min: 1, max: 20 }),
    now: fc.integer({ min: 0, max: 5 * 24 * 60 }).map((minutes) => beginning + minutes * 60_000),
  });
  fc.assert(
    fc.property(calendar, ({ closedWeekdays, closedDays, windowDays, taken: ranges, ...query }) => {
      const closed = Object.fromEntries(closedWeekdays.map((weekday) => [weekday, null]));
      const closedDates = closedDays.map((day) =>
        Temporal.PlainDate.from('2026-11-17').add({ days: day }).toString(),
      );
      const hours = {
        ...warsawRules.hours,
        week: { ...warsawRules.hours.week, ...closed },
        closedDates,
      };
      const rules = { ...warsawRules, hours, windowDays };
      const takenRanges = ranges.map(({ startsAt, hours: length }) => ({
        startsAt,
        endsAt: startsAt + length * hourMs,
        lane: 1,
      }));
      const expected = listByDay({ ...query, takenRanges }, rules);
      const { dates, firstStart } = findFreeDays({ ...query, takenRanges }, rules);
      expect([...dates].sort()).toEqual(expected.map(({ date }) => date));
      expect(firstStart).toBe(expected[0]?.startsAt);
    }),
    { numRuns: 200 },
  );
});

test('[DAYS-02] today in Los Angeles is no free day once the office has closed, though tomorrow begins tonight', () => {
  const query = { timeZone: 'America/Los_Angeles', durationMinutes: 15, takenRanges: [] };
  const { dates, firstStart } = findFreeDays({ ...query, now: Date.parse('2026-11-17T16:00Z') }, warsawRules);
  expect(dates.has('2026-11-17')).toBe(false);
  expect(dates.has('2026-11-18')).toBe(true);
  expect(firstStart).toBe(Date.parse('2026-11-18T08:00Z'));
});

test('[DAYS-03] a calendar without any free time has no first one', () => {
  const takenRanges = [{ startsAt: beginning, endsAt: beginning + 100 * 24 * hourMs, lane: 1 }];
  const query = { timeZone: 'Europe/Kyiv', durationMinutes: 15, takenRanges, now: beginning };
  expect(findFreeDays(query, warsawRules)).toEqual({ dates: new Set(), firstStart: undefined });
});

test('all days of the window are found in time, with a full calendar', async () => {
  const takenRanges = Array.from({ length: 600 }, (_, index) => {
    const startsAt = beginning + index * 3 * hourMs;
    return { startsAt, endsAt: startsAt + 2.5 * hourMs, lane: 1 };
  });
  const query = { timeZone: 'America/Los_Angeles', durationMinutes: 60, takenRanges, now: beginning };
  expect(await measureBestMs(() => findFreeDays(query, warsawRules), 60)).toBeLessThan(60);
});
