import { listSlotInstants } from '../src/slots/slot-instants.ts';
import { warsawHours } from './warsaw-rules.ts';

type OffsetSpan = { from: number; offsetMs: number };

const firstDate = Temporal.PlainDate.from('2026-01-01');
const lastDate = Temporal.PlainDate.from('2028-12-31');

/** Every day of 2026-2028. */
export const days = listDates(firstDate, lastDate).map((date) => ({
  text: date.toString(),
  epochDay: date.toZonedDateTime('UTC').epochMilliseconds / 86_400_000,
}));

const businessInstants = listDates(firstDate.subtract({ days: 2 }), lastDate.add({ days: 2 })).flatMap(
  (date) =>
    Array.from({ length: 16 }, (_, index) =>
      Temporal.PlainTime.from('09:00').add({ minutes: 30 * index }),
    ).map((plainTime) => date.toZonedDateTime({ timeZone: 'Europe/Warsaw', plainTime }).epochMilliseconds),
);

/**
 * Lists the days on which a zone has other slots than Temporal gives: of all days, or of the days around each change of
 * its clocks and the first of each month.
 */
export function listWrongDays(timeZone: string, which: 'all' | 'decisive'): string[] {
  const spans = listOffsetSpans(timeZone);
  const expected = groupByTemporalDay(spans);
  return days
    .filter(({ epochDay }) => which === 'all' || isDecisive(epochDay, spans))
    .filter(({ text, epochDay }) => {
      const instants = listSlotInstants(text, timeZone, warsawHours);
      return String(instants) !== String(expected.get(epochDay) ?? []);
    })
    .map(({ text }) => `${timeZone} ${text}`);
}

/** The offsets of a zone, each with the instant from which it holds. */
export function listOffsetSpans(timeZone: string): OffsetSpan[] {
  const end = lastDate.add({ days: 3 }).toZonedDateTime('UTC').epochMilliseconds;
  const spans = [];
  let start: Temporal.ZonedDateTime | null = firstDate.subtract({ days: 4 }).toZonedDateTime(timeZone);
  while (start && start.epochMilliseconds < end) {
    spans.push({ from: start.epochMilliseconds, offsetMs: start.offsetNanoseconds / 1_000_000 });
    start = start.getTimeZoneTransition('next');
  }
  return spans;
}

function isDecisive(epochDay: number, spans: OffsetSpan[]): boolean {
  const isNear = spans.some(({ from }) => Math.abs(from / 86_400_000 - epochDay) < 3);
  return isNear || new Date(epochDay * 86_400_000).getUTCDate() === 1;
}

function listDates(first: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate[] {
  return Array.from({ length: first.until(last).days + 1 }, (_, index) => first.add({ days: index }));
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
