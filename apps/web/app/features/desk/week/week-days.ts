import type { DeskWeek } from '@tt/contract/desk/desk-week';
import { type BusinessHours, findOpenRange, toMinutes } from '@tt/contract/slots/business-hours';
import { toInstants, toWallClock } from '@tt/contract/time/time-zone';
import { dayMs, type Instant } from '@tt/contract/time/time-zone-offset';

export type WeekMeeting = DeskWeek['meetings'][number];

interface Range {
  startsAt: Instant;
  endsAt: Instant;
}

/** A line of a day, in the order of time. `void`: a canceled meeting, whose time is free again. */
export type Stretch = Range &
  ({ kind: 'free' | 'busy' | 'now' } | { kind: 'meeting' | 'void'; meeting: WeekMeeting });

export interface WeekDay {
  /** yyyy-MM-dd on the company's calendar. */
  date: string;
  /** 0 is today, −1 yesterday. */
  distance: number;
  isClosed: boolean;
  stretches: Stretch[];
  freeMs: number;
}

/** Divides a week into its days, and each day into meetings, taken and free time. */
export function toWeekDays(week: DeskWeek, now: Instant, hours: BusinessHours): WeekDay[] {
  const monday = Date.parse(week.from);
  const today = Date.parse(toWallClock(now, hours.timeZone).calendarDate);
  return Array.from({ length: 7 }, (_, index) => monday + index * dayMs).map((midnight) => {
    const date = new Date(midnight).toISOString().slice(0, 10);
    const open = findOpenInstants(midnight, date, hours);
    const isOnDay = ({ startsAt }: { startsAt: string }) =>
      toWallClock(Date.parse(startsAt), hours.timeZone).calendarDate === date;
    const meetings = week.meetings.filter(isOnDay);
    const distance = Math.round((midnight - today) / dayMs);
    return {
      date,
      distance,
      isClosed: open === null,
      ...toStretches(open, meetings, week.busy.map(toRange), distance === 0 ? now : null),
    };
  });
}

function toStretches(
  open: Range | null,
  meetings: readonly WeekMeeting[],
  busy: readonly Range[],
  now: Instant | null,
): Pick<WeekDay, 'stretches' | 'freeMs'> {
  const held = meetings.map(
    (meeting): Stretch => ({
      kind: meeting.isCancelled ? 'void' : 'meeting',
      ...toRange(meeting),
      meeting,
    }),
  );
  const standing = held.filter(({ kind }) => kind === 'meeting');
  const taken = open
    ? merge(busy.map((range) => cut(range, open)).filter((range) => range.startsAt < range.endsAt))
        .flatMap((range) => subtract(range, standing))
        .map((range): Stretch => ({ kind: 'busy', ...range }))
    : [];
  const free = open ? subtract(open, [...standing, ...taken]) : [];
  const lines = free
    .flatMap((range) => subtract(range, held))
    .flatMap((range) => splitAt(range, now))
    .map((range): Stretch => ({ kind: 'free', ...range }));
  const nowLine: Stretch[] = now === null ? [] : [{ kind: 'now', startsAt: now, endsAt: now }];
  return {
    stretches: [...held, ...taken, ...lines, ...nowLine].sort(
      (a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt,
    ),
    freeMs: free.reduce((sum, { startsAt, endsAt }) => sum + endsAt - startsAt, 0),
  };
}

function findOpenInstants(midnight: number, date: string, hours: BusinessHours): Range | null {
  const range = hours.closedDates.includes(date) ? undefined : findOpenRange(midnight, hours);
  if (!range) return null;
  const at = (time: string) => toInstants(midnight + toMinutes(time) * 60_000, hours.timeZone)[0];
  const [startsAt, endsAt] = [at(range.opensAt), at(range.closesAt)];
  return startsAt === undefined || endsAt === undefined ? null : { startsAt, endsAt };
}

const toRange = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Range => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});

const cut = (range: Range, within: Range): Range => ({
  startsAt: Math.max(range.startsAt, within.startsAt),
  endsAt: Math.min(range.endsAt, within.endsAt),
});

function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.startsAt - b.startsAt)) {
    const last = merged.at(-1);
    if (last && range.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, range.endsAt);
    else merged.push({ ...range });
  }
  return merged;
}

/** The rest of a range. */
function subtract(range: Range, holes: readonly Range[]): Range[] {
  return holes.reduce<Range[]>(
    (left, hole) =>
      left.flatMap((part) =>
        hole.startsAt >= part.endsAt || hole.endsAt <= part.startsAt
          ? [part]
          : [
              { startsAt: part.startsAt, endsAt: hole.startsAt },
              { startsAt: hole.endsAt, endsAt: part.endsAt },
            ].filter(({ startsAt, endsAt }) => startsAt < endsAt),
      ),
    [range],
  );
}

function splitAt({ startsAt, endsAt }: Range, now: Instant | null): Range[] {
  if (now === null || now <= startsAt || now >= endsAt) return [{ startsAt, endsAt }];
  return [
    { startsAt, endsAt: now },
    { startsAt: now, endsAt },
  ];
}
