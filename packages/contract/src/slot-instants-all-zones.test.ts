import { expect, test } from 'vitest';
import { businessHours } from './business-hours.ts';
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
  const wrong = timeZones.flatMap((timeZone) => {
    const expected = groupByTemporalDay(timeZone);
    return dates
      .filter(
        ({ text, epochDay }) =>
          !isEqual(listSlotInstants(text, timeZone, businessHours), expected.get(epochDay) ?? []),
      )
      .map(({ text }) => `${timeZone} ${text}`);
  });
  expect(wrong).toEqual([]);
}, 120_000);

function listDates(first: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate[] {
  return Array.from({ length: first.until(last).days + 1 }, (_, days) => first.add({ days }));
}

function isEqual(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index]);
}

// Between two transitions the offset is constant, so Temporal needs to be asked once for each of them.
function groupByTemporalDay(timeZone: string): Map<number, number[]> {
  const spans = listOffsetSpans(timeZone);
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

function listOffsetSpans(timeZone: string): { from: number; offsetMs: number }[] {
  const end = lastDate.add({ days: 3 }).toZonedDateTime('UTC').epochMilliseconds;
  const spans = [];
  let start: Temporal.ZonedDateTime | null = firstDate.subtract({ days: 4 }).toZonedDateTime(timeZone);
  while (start && start.epochMilliseconds < end) {
    spans.push({ from: start.epochMilliseconds, offsetMs: start.offsetNanoseconds / 1_000_000 });
    start = start.getTimeZoneTransition('next');
  }
  return spans;
}
