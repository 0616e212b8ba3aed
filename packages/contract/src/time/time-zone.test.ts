import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTimeZone, toInstants, toWallClock } from './time-zone.ts';

describe('time zone', () => {
  test('a named zone and its older names are known; offsets and nonsense are not', () => {
    expect(['Europe/Warsaw', 'Asia/Calcutta', 'Asia/Kolkata', 'UTC'].every(isTimeZone)).toBe(true);
    expect(['', '+02:00', '-0100', 'Mars/Olympus', 'Europe/Warsaw ', '../etc'].some(isTimeZone)).toBe(false);
  });

  test('the wall clock at any instant is what Temporal shows', () => {
    const timeZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const instant = fc.integer({ min: Date.UTC(1972, 0), max: Date.UTC(2100, 0) });
    fc.assert(
      fc.property(timeZone, instant, (zone, ms) => {
        const local = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
        expect(toWallClock(ms, zone)).toEqual({
          calendarDate: local.toPlainDate().toString(),
          localTime: local.toPlainTime().toString().slice(0, 5),
        });
      }),
      { numRuns: 2000 },
    );
  });

  test('the answer stays right when more zones and days were asked for than are remembered', () => {
    for (const timeZone of Intl.supportedValuesOf('timeZone')) toWallClock(0, timeZone);
    for (let day = 0; day < 5000; day += 1) toWallClock(day * 86_400_000, 'Europe/Warsaw');
    expect(toWallClock(Date.parse('2026-07-01T07:00Z'), 'Europe/Warsaw')).toEqual({
      calendarDate: '2026-07-01',
      localTime: '09:00',
    });
  });

  test('a wall time that the clocks repeat has two instants, one that they skip has none', () => {
    const list = (text: string) =>
      toInstants(Date.parse(`${text}Z`), 'America/Los_Angeles').map((ms) => new Date(ms).toISOString());
    expect(list('2026-11-01T01:30')).toEqual(['2026-11-01T08:30:00.000Z', '2026-11-01T09:30:00.000Z']);
    expect(list('2026-03-08T02:30')).toEqual([]);
    expect(list('2026-03-08T03:30')).toEqual(['2026-03-08T10:30:00.000Z']);
  });
});
