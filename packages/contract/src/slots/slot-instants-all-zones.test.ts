import { expect, test } from 'vitest';
import { warsawHours } from '../../test/warsaw-rules.ts';
import { listSlotInstants } from './slot-instants.ts';

const firstDate = Temporal.PlainDate.from('2026-01-01');
const lastDate = Temporal.PlainDate.from('2028-12-31');
const dates = listDates(firstDate, lastDate).map((date) => ({
  text: date.toString(),
  epochDay: date.toZonedDateTime('UTC').epochMilliseconds / 86_400_000,
}));
const businessInstants = listDates(firstDate.subtract({ days: 2 }), lastDate.add({ days: 2 })).flatMap(
  (date) =>
    Array.from({ length: 16 }, (_, index) =>
      Temporal.PlainTime.from('09:00').add({ minutes: 30 * index }),
    ).map((plainTime) => date.toZonedDateTime({ timeZone: 'Europe/Warsaw', plainTime }).epochMilliseconds),
);
const timeZones = Intl.supportedValuesOf('timeZone');

test('[SLOT-03] [SLOT-04] [SLOT-06] every day of 2026-2028 in every zone has the instants that Temporal gives', () => {
  expect(timeZones.length).toBeGreaterThan(400);
  expect(dates).toHaveLength(1096);
  const wrong = [...groupZones().values()].flatMap((alike) => {
    const [first = '', ...others] = alike;
    const spans = listOffsetSpans(first);
    const expected = groupByTemporalDay(spans);
    const decisive = dates.filter(({ epochDay }) => isNearTransition(epochDay, spans));
    return [
      ...listWrongDates(first, dates, expected),
      ...others.flatMap((timeZone) => listWrongDates(timeZone, decisive, expected)),
    ];
  });
  expect(wrong).toEqual([]);
}, 120_000);

type Dates = { text: string; epochDay: number }[];
type OffsetSpan = { from: number; offsetMs: number };

function listWrongDates(timeZone: string, days: Dates, expected: Map<number, number[]>): string[] {
  return days
    .filter(
      ({ text, epochDay }) =>
        !isEqual(listSlotInstants(text, timeZone, warsawHours), expected.get(epochDay) ?? []),
    )
    .map(({ text }) => `${timeZone} ${text}`);
}

/**
 * Many zones change their clocks at the same instants. One of each group is tested on every day, the others on the
 * days around each change and for the first of the month: on all other days they could differ only if Intl and Temporal did.
 */
function groupZones(): Map<string, string[]> {
  return Map.groupBy(timeZones, (timeZone) => JSON.stringify(listOffsetSpans(timeZone)));
}

function isNearTransition(epochDay: number, spans: OffsetSpan[]): boolean {
  const isNear = spans.some(({ from }) => Math.abs(from / 86_400_000 - epochDay) < 3);
  return isNear || new Date(epochDay * 86_400_000).getUTCDate() === 1;
}

function listDates(first: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate[] {
  return Array.from({ length: first.until(last).days + 1 }, (_, days) => first.add({ days }));
}

function isEqual(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index]);
}

// Between two transitions the offset is constant, so one Temporal call for each span is enough.
function groupByTemporalDay(spans: OffsetSpan[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  let span = 0;
  for (const instant of businessInstants) {
    while ((spans[span + 1]?.from ?? Number.POSITIVE_INFINITY) <= instant) span += 1;
    const epochDay = Math.floor((instant + (spans[span]?.offsetMs ?? Number.NaN)) / 86_400_000);
    const group = groups.get(epochDay);
    if (group) group.push(instant);
    else groups.set(epochDay, [instant]);
  }
  return groups;
}

function listOffsetSpans(timeZone: string): OffsetSpan[] {
  const end = lastDate.add({ days: 3 }).toZonedDateTime('UTC').epochMilliseconds;
  const spans = [];
  let start: Temporal.ZonedDateTime | null = firstDate.subtract({ days: 4 }).toZonedDateTime(timeZone);
  while (start && start.epochMilliseconds < end) {
    spans.push({ from: start.epochMilliseconds, offsetMs: start.offsetNanoseconds / 1_000_000 });
    start = start.getTimeZoneTransition('next');
  }
  return spans;
}
