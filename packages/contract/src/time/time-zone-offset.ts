/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

export const dayMs = 86_400_000;

// Zone names are user input, and Intl accepts each in any letter case, so both caches are bounded.
const maximumZones = 64;
const maximumDays = 4096;

type Zone = { format: Intl.DateTimeFormat; midnightOffsets: Map<number, number> };

const zones = new Map<string, Zone>();

/** Returns how many milliseconds a zone's wall clock is ahead of UTC at an instant. */
export function getOffsetMs(instant: Instant, timeZone: string): number {
  const zone = getZone(timeZone);
  const day = Math.floor(instant / dayMs);
  const offsetMs = getMidnightOffsetMs(zone, day);
  // No zone moves its clocks there and back within one UTC day, so equal ends mean that the day is even.
  return offsetMs === getMidnightOffsetMs(zone, day + 1) ? offsetMs : readOffsetMs(zone.format, instant);
}

function getZone(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const zone: Zone = { format, midnightOffsets: new Map() };
  return remember(zones, timeZone, zone, maximumZones);
}

function getMidnightOffsetMs(zone: Zone, day: number): number {
  const known = zone.midnightOffsets.get(day);
  if (known !== undefined) return known;
  return remember(zone.midnightOffsets, day, readOffsetMs(zone.format, day * dayMs), maximumDays);
}

function readOffsetMs(format: Intl.DateTimeFormat, instant: Instant): number {
  const field = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => field.get(type) ?? Number.NaN;
  const wallMs = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return wallMs - Math.floor(instant / 1000) * 1000;
}

function remember<Key, Value>(cache: Map<Key, Value>, key: Key, value: Value, maximumSize: number): Value {
  if (cache.size >= maximumSize) cache.clear();
  cache.set(key, value);
  return value;
}
