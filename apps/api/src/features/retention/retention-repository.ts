import type pg from 'pg';
import { query, run } from '../../db/query.ts';
import type { Row, TableName } from '../../db/tables.ts';

const batchSize = 1_000;
const firstUuid = '00000000-0000-0000-0000-000000000000';

/** The tables with a row for what a person sent, or that name such rows; what hangs on a row goes with it. */
export const personalTables = [
  'client_request',
  'booking',
  'inquiry_summary',
] as const satisfies readonly TableName[];

export type PersonalTable = (typeof personalTables)[number];

/** Deletes in small transactions, so that no query waits behind a long one. */
export async function deleteRowsBefore(pool: pg.Pool, table: PersonalTable, before: Date): Promise<number> {
  const oldest = query
    .selectFrom(table)
    .select('id')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(batchSize);
  const statement = query.deleteFrom(table).where('id', 'in', oldest);
  let deleted = 0;
  for (;;) {
    const { count } = await run(pool, statement);
    deleted += count;
    if (count < batchSize) return deleted;
  }
}

// Takes only rows whose locks are free: somebody may be releasing one.
const deleteHeldBackPage = `
  with held as (
    select r.id from desk_entry e join client_request r on r.id = e.id
    where e.state = 'flagged' and e.received_at < $1 and r.flagged
    order by e.received_at limit ${batchSize}
    for update of r, e skip locked)
  delete from client_request where id in (select id from held)`;

/** Inquiries that the form held back and nobody released. What a person has marked as spam stays. */
export async function deleteHeldBack(pool: pg.Pool, before: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rowCount } = await pool.query(deleteHeldBackPage, [before]);
    deleted += rowCount ?? 0;
    if (rowCount !== batchSize) return deleted;
  }
}

/** Attempts that never became a meeting serve nobody after their time, and most carry no address to ask for them by. */
export function deleteUnfinishedBookings(pool: pg.Pool, startedBefore: Date): Promise<number> {
  return deletePages(
    pool,
    { table: 'booking', key: 'id', first: firstUuid },
    "status in ('failed', 'expired', 'in_doubt') and starts_at < $2",
    [startedBefore],
  );
}

export function deleteExpiredLimits(pool: pg.Pool): Promise<number> {
  return deletePages(pool, { table: 'rate_limit', key: 'key', first: '' }, 'resets_at < clock_timestamp()');
}

/** Claims left by processes that died. Their messages are delivered by now, or never will be. */
export function deleteExpiredClaims(pool: pg.Pool): Promise<number> {
  const isOld = "claimed_until < clock_timestamp() - interval '1 day'";
  return deletePages(pool, { table: 'delivery_claim', key: 'key', first: '' }, isOld);
}

/** Addresses that were verified by an email once. */
export function deleteExpiredProofs(pool: pg.Pool): Promise<number> {
  return deletePages(
    pool,
    { table: 'verified_address', key: 'email_hash', first: '' },
    'verified_until < clock_timestamp()',
  );
}

/** Emails that no limit counts any more. */
export function deleteOldMails(pool: pg.Pool): Promise<number> {
  const isOld = "taken_at < clock_timestamp() - interval '1 day'";
  return deletePages(pool, { table: 'mailbox_mail', key: 'mail', first: '' }, isOld);
}

/** Kept for a while, so that the list of feeds shows what was revoked. Their labels may name people. */
export function deleteRevokedFeeds(pool: pg.Pool): Promise<number> {
  const isOld = "revoked_at < clock_timestamp() - interval '30 days'";
  return deletePages(pool, { table: 'feed_key', key: 'id', first: firstUuid }, isOld);
}

type PagedName =
  | 'booking'
  | 'rate_limit'
  | 'delivery_claim'
  | 'verified_address'
  | 'mailbox_mail'
  | 'feed_key';

interface PagedTable<Name extends PagedName> {
  table: Name;
  key: keyof Row<Name> & string;
  /** Comes before every key. */
  first: string;
}

/**
 * Pages once through a table by its primary key, one transaction for each page. A row that another transaction
 * has locked is left for the next run, so this never waits, and no query waits longer than for a page. Uses arrays,
 * because the planner looks them up in the index whatever the table's statistics say.
 */
async function deletePages<Name extends PagedName>(
  pool: pg.Pool,
  { table, key, first }: PagedTable<Name>,
  condition: string,
  values: unknown[] = [],
): Promise<number> {
  const text = `
    with page as materialized (select ${key} from ${table} where ${key} > $1 order by ${key} limit ${batchSize}),
    gone as (
      delete from ${table} where ${key} = any(array(
        select ${key} from ${table} where ${key} = any(array(select ${key} from page)) and ${condition}
        for update skip locked))
      returning 1)
    select (select ${key} from page order by ${key} desc limit 1) as last, (select count(*)::int from gone) as count`;
  let [deleted, last] = [0, first];
  for (;;) {
    const { rows } = await pool.query<{ last: string | null; count: number }>(text, [last, ...values]);
    deleted += rows[0]?.count ?? 0;
    if (!rows[0]?.last) return deleted;
    last = rows[0].last;
  }
}
