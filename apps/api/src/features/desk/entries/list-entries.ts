import type { DeskList, DeskListQuery } from '@tt/contract/desk/desk-list';
import { findLateBefore } from '@tt/contract/inquiry/reply-due';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Client, query, run } from '../../../db/query.ts';
import { countEntries } from './count-entries.ts';
import { contains, isShown, isWaiting } from './entry-filter.ts';
import { type EntryRow, type ReplyTime, selectEntries, toDeskRow } from './entry-row.ts';
import { findMatches, type Matches, mostCounted, toPatterns } from './find-matches.ts';

const pageSize = 50;
/** A longer band only occurs if nobody works with the desk. The other late entries stay in the list. */
const lateSize = 100;

export interface ListOptions {
  deskPool: pg.Pool;
  now: () => Date;
  reply: ReplyTime;
  flaggedDays: number;
}

export interface ListCall extends DeskListQuery {
  personId: string;
}

/** One page of the list, with the band of late entries above it. */
export async function listEntries(options: ListOptions, call: ListCall): Promise<DeskList> {
  const { deskPool: pool, reply, flaggedDays } = options;
  const now = options.now();
  const lateBefore = new Date(findLateBefore(now.getTime(), reply.workingDays, reply.timeZone));
  const patterns = toPatterns(call.q ?? '');
  const hasBand = patterns.length === 0 && ['all', 'waiting'].includes(call.show);
  const [counts, waiting, matches, late] = await Promise.all([
    countEntries(pool, call),
    readWaiting(pool, lateBefore),
    findMatches(pool, patterns),
    hasBand ? listLate(pool, call, lateBefore) : [],
  ]);
  const shownBefore = late.length > lateSize ? late[lateSize]?.waits_since : lateBefore;
  const rows = await listPage(pool, call, { matches, patterns, ...(hasBand && { shownBefore }) });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const hasMore = rows.length > pageSize;
  return {
    now: now.toISOString(),
    late: call.before ? [] : late.slice(0, lateSize).map((row) => toDeskRow(row, reply)),
    rows: page.map((row) => toDeskRow(row, reply)),
    next: hasMore && last ? `${last.received_at.toISOString()},${last.id}` : null,
    total: patterns.length > 0 ? await countMatches(pool, call, matches) : (counts.show[call.show] ?? 0),
    ...waiting,
    counts,
    flaggedDays,
  };
}

async function readWaiting(pool: Client, lateBefore: Date) {
  const statement = query
    .selectFrom('desk_entry as entry')
    .select((entry) => [
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`count(*) filter (where ${entry('entry.waits_since', '<', lateBefore)})::int`.as('late'),
      entry
        .selectFrom('desk_entry')
        .select(sql<Date | null>`max(answered_at)`.as('at'))
        .where('answered_at', 'is not', null)
        .as('answered_at'),
    ])
    .where(isWaiting);
  const [row] = (await run(pool, statement, 'read-desk-waiting')).rows;
  return {
    waiting: row?.waiting ?? 0,
    waitingLate: row?.late ?? 0,
    lastAnsweredAt: row?.answered_at?.toISOString() ?? null,
  };
}

async function listLate(pool: Client, call: ListCall, lateBefore: Date): Promise<EntryRow[]> {
  const statement = selectEntries(call.personId)
    .where((entry) => isShown(entry, call))
    .where(isWaiting)
    .where('entry.waits_since', '<', lateBefore)
    .orderBy('entry.waits_since')
    .orderBy('entry.id')
    .limit(lateSize + 1);
  return (await run(pool, statement)).rows;
}

interface PageParts {
  matches: Matches;
  patterns: readonly string[];
  /** Entries that have waited since before this instant are in the band above. */
  shownBefore?: Date | undefined;
}

async function listPage(pool: Client, call: ListCall, parts: PageParts): Promise<EntryRow[]> {
  const { matches, patterns, shownBefore } = parts;
  let statement = selectEntries(call.personId)
    .where((entry) => isShown(entry, call))
    .orderBy('entry.received_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(pageSize + 1);
  if (matches !== 'many') statement = statement.where('entry.id', '=', sql<string>`any(${matches}::uuid[])`);
  else statement = statement.where((entry) => contains(entry, patterns));
  if (shownBefore)
    statement = statement.where((entry) =>
      entry.not(entry.and([isWaiting(entry), entry('entry.waits_since', '<', shownBefore)])),
    );
  const [receivedAt, id] = call.before?.split(',') ?? [];
  if (receivedAt && id)
    statement = statement.where(
      sql<boolean>`(entry.received_at, entry.id) < (${new Date(receivedAt)}::timestamptz, ${id}::uuid)`,
    );
  return (await run(pool, statement)).rows;
}

/** How many of the matches pass the filters. */
async function countMatches(pool: Client, call: ListCall, matches: Matches): Promise<number> {
  if (matches === 'many') return mostCounted;
  const statement = query
    .selectFrom('desk_entry as entry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where((entry) => isShown(entry, call))
    .where('entry.id', '=', sql<string>`any(${matches}::uuid[])`);
  return (await run(pool, statement)).rows[0]?.count ?? 0;
}
