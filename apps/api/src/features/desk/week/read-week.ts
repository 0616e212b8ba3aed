import type { DeskWeek } from '@tt/contract/desk/desk-week';
import { toInstants, toWallClock } from '@tt/contract/time/time-zone';
import { dayMs } from '@tt/contract/time/time-zone-offset';
import type pg from 'pg';
import { query, run } from '../../../db/query.ts';

export interface WeekOptions {
  deskPool: pg.Pool;
  now: () => Date;
  timeZone: string;
}

/** The meetings of a week, by the company's clock, and what else is in its calendar. */
export async function readWeek(
  { deskPool, now, timeZone }: WeekOptions,
  day: string | undefined,
): Promise<DeskWeek> {
  const today = toWallClock(now().getTime(), timeZone).calendarDate;
  const monday = toMonday(day ?? today);
  const [from, to] = [toStart(monday, timeZone), toStart(monday + 7 * dayMs, timeZone)];
  const meetings = query
    .selectFrom('booking')
    .innerJoin('desk_entry as entry', 'entry.id', 'booking.id')
    .leftJoin('desk_person as holder', 'holder.id', 'entry.holder_id')
    .select(['booking.id', 'booking.name', 'booking.topic', 'booking.language', 'booking.timezone'])
    .select(['booking.starts_at', 'booking.ends_at', 'booking.status', 'booking.cancelled_by'])
    .select(['booking.previous_starts_at', 'booking.meet_link', 'entry.outcome', 'holder.name as holder'])
    .where('booking.ends_at', '>', from)
    .where('booking.ends_at', '<=', to)
    .where('booking.status', 'in', ['confirmed', 'cancelled'])
    .orderBy('booking.starts_at');
  return {
    now: now().toISOString(),
    from: new Date(monday).toISOString().slice(0, 10),
    timeZone,
    meetings: (await run(deskPool, meetings)).rows.map((row) => ({
      ...{ id: row.id, name: row.name, topic: row.topic, language: row.language, timezone: row.timezone },
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      isCancelled: row.status === 'cancelled',
      cancelledBy: row.cancelled_by,
      movedFrom: row.previous_starts_at?.toISOString() ?? null,
      outcome: row.outcome,
      meetLink: row.meet_link,
      holder: row.holder,
    })),
    busy: await listBusy(deskPool, from, to),
  };
}

async function listBusy(pool: pg.Pool, from: Date, to: Date): Promise<DeskWeek['busy']> {
  const text = `select lower(busy) as starts_at, upper(busy) as ends_at
                from unnest(foreign_busy(tstzrange($1, $2, '[)'))) as busy order by 1`;
  const { rows } = await pool.query<{ starts_at: Date; ends_at: Date }>(text, [from, to]);
  return rows.map(({ starts_at, ends_at }) => ({
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
  }));
}

function toMonday(day: string): number {
  const at = Date.parse(day);
  return at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs;
}

function toStart(dayAt: number, timeZone: string): Date {
  return new Date(toInstants(dayAt, timeZone)[0] ?? dayAt);
}
