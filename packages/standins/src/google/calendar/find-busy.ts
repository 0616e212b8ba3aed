import { toInstant } from './event-schema.ts';
import type { StoredEvent } from './event-store.ts';

type Range = { start: number; end: number };

/** The busy ranges of a calendar inside a window; events that are deleted or marked as free leave none. */
export function findBusy(events: StoredEvent[], window: Range, merges: boolean) {
  const ranges = events
    .filter(({ status, body }) => status === 'confirmed' && body.transparency !== 'transparent')
    .map(({ body }) => ({
      start: Math.max(toInstant(body.start), window.start),
      end: Math.min(toInstant(body.end), window.end),
    }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  return (merges ? merge(ranges) : ranges).map(({ start, end }) => ({
    start: toText(start),
    end: toText(end),
  }));
}

function merge(sorted: Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

/** Google leaves out the milliseconds. */
function toText(instant: number) {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}
