import type pg from 'pg';
import { runInTransaction } from '../../../db/transaction.ts';

interface BusyRange {
  startsAt: Date;
  endsAt: Date;
}

/** Replaces what is known about all calendars. */
export async function storeSnapshot(
  pool: pg.Pool,
  connectionId: string,
  calendars: ReadonlyMap<string, readonly BusyRange[]>,
): Promise<void> {
  const rows = [...calendars].map(([id, busy]) => ({ id, busy: toMultirange(busy) }));
  await runInTransaction(pool, async (client) => {
    // A late answer of a connection that was replaced in the meantime must not be stored.
    const { rowCount } = await client.query('select from calendar_connection where id = $1 for share', [
      connectionId,
    ]);
    if (rowCount === 0) return;
    await client.query('delete from calendar_snapshot where calendar_id <> all($1)', [
      rows.map(({ id }) => id),
    ]);
    await client.query(
      `insert into calendar_snapshot (calendar_id, busy)
       select id, busy::tstzmultirange from jsonb_to_recordset($1) as s (id text, busy text)
       on conflict (calendar_id) do update set busy = excluded.busy, fetched_at = clock_timestamp()`,
      [JSON.stringify(rows)],
    );
  });
}

/** Returns whether a part of the busy times within a meeting's time and buffers is not our own. */
export async function isForeignBusy(
  pool: pg.Pool,
  busy: readonly BusyRange[],
  from: Date,
  to: Date,
): Promise<boolean> {
  const { rows } = await pool.query<{ isBusy: boolean }>({
    name: 'is-foreign-busy',
    text: `
      select not isempty($1::tstzmultirange * tstzmultirange(asked) - own_events(asked)) as "isBusy"
      from tstzrange($2, $3, '[)') as asked`,
    values: [toMultirange(busy), from, to],
  });
  return rows[0]?.isBusy ?? true;
}

function toMultirange(busy: readonly BusyRange[]): string {
  const ranges = busy
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .map(({ startsAt, endsAt }) => `[${startsAt.toISOString()},${endsAt.toISOString()})`);
  return `{${ranges.join(',')}}`;
}
