import type { DeskListQuery } from '@tt/contract/desk/desk-list';
import type { DeskState, DeskView } from '@tt/contract/desk/desk-state';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { statementTime } from '../../../db/query.ts';
import type { Tables } from '../../../db/tables.ts';

export type EntryBuilder = ExpressionBuilder<{ entry: Tables['desk_entry'] }, 'entry'>;

/** The states that a view shows; `waiting` and `mine` ask for more. */
export const viewStates: Record<DeskView, readonly DeskState[]> = {
  all: ['new', 'hand', 'answered', 'won', 'lost'],
  waiting: ['new', 'hand'],
  mine: ['hand'],
  answered: ['answered'],
  won: ['won'],
  lost: ['lost'],
  spam: ['spam', 'flagged'],
};

export type EntryFilter = Pick<DeskListQuery, 'show' | 'kind' | 'lang'> & { personId: string };

// Without parameters: a gauge is a text, and a plan for any value would not use the index of what waits.
const [isNew, inHand, inquiry] = [
  sql.lit('new' as const),
  sql.lit('hand' as const),
  sql.lit('inquiry' as const),
];

/**
 * A booking that somebody has taken waits no longer: the meeting itself is the answer. Neither does one whose meeting is
 * over or canceled.
 */
export function isWaiting(entry: EntryBuilder) {
  return entry.and([
    entry('entry.state', 'in', [isNew, inHand]),
    entry.or([entry('entry.kind', '=', inquiry), entry('entry.state', '=', isNew)]),
    entry('entry.waits_until', '>', statementTime),
  ]);
}

export function isShown(
  entry: EntryBuilder,
  { show, kind, lang, personId }: EntryFilter,
): Expression<SqlBool> {
  return entry.and([
    entry('entry.state', 'in', [...viewStates[show]]),
    ...(show === 'waiting' ? [isWaiting(entry)] : []),
    ...(show === 'mine' ? [entry('entry.holder_id', '=', personId)] : []),
    ...(kind ? [entry('entry.kind', '=', kind)] : []),
    ...(lang ? [entry('entry.language', '=', lang)] : []),
  ]);
}

/** Whether each pattern of a search is in what the entry is found by. */
export function contains(entry: EntryBuilder, patterns: readonly string[]): Expression<SqlBool> {
  return entry.and(patterns.map((pattern) => entry('entry.words', 'like', sql<string>`${pattern}`)));
}
