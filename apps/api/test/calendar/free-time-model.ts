import type { BookingRules } from '@tt/contract/booking/booking-rules';
import { weekdays } from '@tt/contract/slots/business-hours';
import type { PlaceRules } from '../../src/features/booking/core/place-repository.ts';

const minuteMs = 60_000;

/** A half-open range of instants, on whole minutes. */
export interface Range {
  from: number;
  to: number;
}

/** What is true of one calendar and its bookings. */
export interface FreeTimeFacts {
  /** What the calendar shows as busy, our own events included. */
  busy: Range[];
  /** Our own events, where the database believes them to be. */
  ownEvents: Range[];
  /** Meetings that stand or are held. */
  meetings: (Range & { lane: number })[];
}

/**
 * The rules of free times in the simplest words, minute by minute: a meeting with its buffers touches nothing foreign,
 * and on one lane no other meeting with its buffers.
 */
export function isFree(
  { busy, ownEvents, meetings }: FreeTimeFacts,
  { capacity, beforeMinutes, afterMinutes }: PlaceRules,
  { from, to }: Range,
): boolean {
  const minutes: number[] = [];
  for (let at = from - beforeMinutes * minuteMs; at < to + afterMinutes * minuteMs; at += minuteMs)
    minutes.push(at);
  const covers = (ranges: Range[], at: number) => ranges.some((range) => range.from <= at && at < range.to);
  if (minutes.some((at) => covers(busy, at) && !covers(ownEvents, at))) return false;
  for (let lane = 1; lane <= capacity; lane += 1) {
    const blocked = meetings
      .filter((meeting) => meeting.lane === lane)
      .map((meeting) => ({
        from: meeting.from - beforeMinutes * minuteMs,
        to: meeting.to + afterMinutes * minuteMs,
      }));
    if (!minutes.some((at) => covers(blocked, at))) return true;
  }
  return false;
}

/** Every start that the rules allow on a date of the visitor's calendar, by another calendar library. */
export function listAllowedStarts(
  calendarDate: string,
  visitorZone: string,
  now: number,
  { hours, minimumNoticeMinutes, windowDays }: BookingRules,
): number[] {
  const toMinutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const noon = Date.parse(`${calendarDate}T12:00Z`);
  const starts: number[] = [];
  for (let at = noon - 36 * 60 * minuteMs; at < noon + 36 * 60 * minuteMs; at += 15 * minuteMs) {
    const instant = Temporal.Instant.fromEpochMilliseconds(at);
    if (instant.toZonedDateTimeISO(visitorZone).toPlainDate().toString() !== calendarDate) continue;
    const local = instant.toZonedDateTimeISO(hours.timeZone);
    const open = hours.week[weekdays[local.dayOfWeek % 7] ?? 'sunday'];
    if (!open || hours.closedDates.includes(local.toPlainDate().toString())) continue;
    const sinceOpening = local.hour * 60 + local.minute - toMinutes(open.opensAt);
    const isOpen = sinceOpening >= 0 && local.hour * 60 + local.minute < toMinutes(open.closesAt);
    const isInWindow = at >= now + minimumNoticeMinutes * minuteMs && at <= now + windowDays * 86_400_000;
    if (isOpen && isInWindow && sinceOpening % hours.stepMinutes === 0) starts.push(at);
  }
  return starts;
}

export interface Random {
  below: (limit: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
}

/** The same choices for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
  };
}
