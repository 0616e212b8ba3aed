import { toWallClock } from '../time/time-zone.ts';
import { formatTimeZoneAbbreviation } from '../time/time-zone-abbreviation.ts';
import type { Instant } from '../time/time-zone-offset.ts';
import type { BusinessHours } from './business-hours.ts';
import { listSlotInstants } from './slot-instants.ts';

/** A slot is its instant; the rest are labels. */
export type Slot = {
  startsAt: Instant;
  /** HH:mm in the visitor's zone. */
  displayTime: string;
  /** HH:mm in UTC. */
  utcTime: string;
  /** Set only where another slot of the same date shows the same `displayTime`. */
  zoneAbbreviation: string | null;
};

export type SlotQuery = {
  /** yyyy-MM-dd in the visitor's zone. */
  calendarDate: string;
  timeZone: string;
  /** BCP 47 tag, for the abbreviation of the zone. */
  languageTag: string;
};

/** Lists all slots of a visitor's calendar date, sorted by instant, whether or not they can still be booked. */
export function listSlots({ calendarDate, timeZone, languageTag }: SlotQuery, hours: BusinessHours): Slot[] {
  const slots = listSlotInstants(calendarDate, timeZone, hours).map((startsAt) => ({
    startsAt,
    displayTime: toWallClock(startsAt, timeZone).localTime,
    utcTime: new Date(startsAt).toISOString().slice(11, 16),
  }));
  const repeatedTimes = listRepeated(slots.map(({ displayTime }) => displayTime));
  return slots.map((slot) => ({
    ...slot,
    zoneAbbreviation: repeatedTimes.has(slot.displayTime)
      ? formatTimeZoneAbbreviation(slot.startsAt, timeZone, languageTag)
      : null,
  }));
}

function listRepeated(texts: readonly string[]): Set<string> {
  return new Set(texts.filter((text, index) => texts.indexOf(text) !== index));
}
