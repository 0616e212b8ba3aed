import { dayMs, getOffsetMs, type Instant } from '../time/time-zone-offset.ts';
import file from '../settings.json' with { type: 'json' };

/** In the order in which Date numbers the weekdays. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type OpenRange = { opensAt: string; closesAt: string };

export type BusinessHours = {
  timeZone: string;
  /** Starts lie this far apart, from opening to before closing. */
  stepMinutes: number;
  /** HH:mm on the clock of the business zone. A weekday that is left out is closed. */
  week: Readonly<Partial<Record<(typeof weekdays)[number], OpenRange | undefined>>>;
  /** yyyy-MM-dd in the business zone. */
  closedDates: readonly string[];
};

/** The editor leaves out an empty list. */
const { closedDates = [] }: Partial<BusinessHours> = file.hours;

export const businessHours: BusinessHours = { ...file.hours, closedDates };

/** Finds when the office is open on a business date, given as its midnight written in UTC. */
export function findOpenRange(midnightMs: number, { week }: BusinessHours): OpenRange | undefined {
  return week[weekdays[new Date(midnightMs).getUTCDay()] ?? 'sunday'];
}

/** Lists the starts of a business day in minutes after midnight. */
export function listStartMinutes(range: OpenRange | undefined, stepMinutes: number): number[] {
  if (!range) return [];
  const opensAt = toMinutes(range.opensAt);
  const count = Math.ceil((toMinutes(range.closesAt) - opensAt) / stepMinutes);
  return Array.from({ length: count }, (_, index) => opensAt + index * stepMinutes);
}

/** Returns whether an instant is the start of a slot, whatever the visitor's zone. */
export function isBusinessSlot(instant: Instant, hours: BusinessHours): boolean {
  const wallMs = instant + getOffsetMs(instant, hours.timeZone);
  const midnightMs = Math.floor(wallMs / dayMs) * dayMs;
  const range = findOpenRange(midnightMs, hours);
  if (!range) return false;
  const minutes = (wallMs - midnightMs) / 60_000;
  const sinceOpening = minutes - toMinutes(range.opensAt);
  return sinceOpening >= 0 && minutes < toMinutes(range.closesAt) && sinceOpening % hours.stepMinutes === 0;
}

/** Converts a wall time, HH:mm, to minutes after midnight. */
export function toMinutes(localTime: string): number {
  return Number(localTime.slice(0, 2)) * 60 + Number(localTime.slice(3));
}
