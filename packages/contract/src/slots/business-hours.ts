import { dayMs, getOffsetMs, type Instant } from '../time/time-zone-offset.ts';

/** Wall times are HH:mm in the business zone; starts lie every `stepMinutes` from opening to before closing. */
export type BusinessHours = { timeZone: string; opensAt: string; closesAt: string; stepMinutes: number };

export const businessHours = {
  timeZone: 'Europe/Warsaw',
  opensAt: '09:00',
  closesAt: '17:00',
  stepMinutes: 30,
} as const satisfies BusinessHours;

/** Lists the starts of a business day in minutes after midnight. */
export function listStartMinutes(hours: BusinessHours): number[] {
  const opensAt = toMinutes(hours.opensAt);
  const count = Math.ceil((toMinutes(hours.closesAt) - opensAt) / hours.stepMinutes);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => opensAt + index * hours.stepMinutes);
}

/** Returns whether an instant is the start of a slot, whatever the visitor's zone. */
export function isBusinessSlot(instant: Instant, hours: BusinessHours): boolean {
  const wallMs = instant + getOffsetMs(instant, hours.timeZone);
  const minutes = (wallMs - Math.floor(wallMs / dayMs) * dayMs) / 60_000;
  const sinceOpening = minutes - toMinutes(hours.opensAt);
  return sinceOpening >= 0 && minutes < toMinutes(hours.closesAt) && sinceOpening % hours.stepMinutes === 0;
}

function toMinutes(localTime: string): number {
  return Number(localTime.slice(0, 2)) * 60 + Number(localTime.slice(3));
}
