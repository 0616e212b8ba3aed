import type { DeskActAnswer } from '@tt/contract/desk/desk-entry';
import type { DeskActKind } from '@tt/contract/desk/desk-people';
import type { DeskState } from '@tt/contract/desk/desk-state';
import { type SqlBool, sql } from 'kysely';
import type pg from 'pg';
import { ApiError } from '../../../api-error.ts';
import { type Client, query, run, toTypedId } from '../../../db/query.ts';
import type { Row } from '../../../db/tables.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { findPerson } from '../access/person-repository.ts';
import { recordAct } from '../acts.ts';
import { findEntry } from './find-entry.ts';
import type { ListOptions } from './list-entries.ts';

export interface EntryOptions extends ListOptions {
  /** In the transaction, announces an inquiry that was held back, like any other. */
  release: (client: pg.ClientBase, id: string) => Promise<unknown>;
}

export interface EntryCall {
  id: string;
  personId: string;
}

export type Entry = Row<'desk_entry'> & {
  /** An inquiry that the form held back as spam. */
  isHeldBack: boolean;
};
type Refusal = Extract<DeskActAnswer, { success: false }>['code'];

const now = sql<Date>`clock_timestamp()`;
/** How long the page offers to undo, plus time for a slow network. */
const undoSeconds = 60;
const opposites: Partial<Record<DeskActKind, true>> = {
  took: true,
  gave_back: true,
  state: true,
  outcome: true,
};

/**
 * Locks the entry, so that the second of two concurrent people sees what the first did. Locks the inquiry before it,
 * as every deletion does. Otherwise the two could deadlock.
 */
export async function lockEntry(client: Client, id: string): Promise<Entry> {
  const inquiry = query.selectFrom('client_request').select('flagged').where('id', '=', toTypedId(id));
  const isHeldBack = (await run(client, inquiry.forUpdate())).rows[0]?.flagged ?? false;
  const statement = query.selectFrom('desk_entry').selectAll().where('id', '=', toTypedId(id)).forUpdate();
  const [entry] = (await run(client, statement)).rows;
  if (!entry) throw new ApiError('not_found');
  return { ...entry, isHeldBack };
}

/** Sets the state of an entry. Repeated, it changes nothing. */
export function setState(
  options: EntryOptions,
  call: EntryCall & { version: number; state: DeskState },
): Promise<DeskActAnswer> {
  return act(options, call, async (client, entry) => {
    const { state, personId, version } = call;
    const isThere = entry.state === state && (state !== 'hand' || entry.holder_id === personId);
    if (isThere) return undefined;
    if (entry.version !== version) return 'changed';
    const isReleased = state !== 'spam' && entry.isHeldBack;
    if (isReleased) await options.release(client, entry.id);
    await store(client, entry, { state, holderId: state === 'hand' ? personId : null, isReleased });
    const kind = isReleased ? 'released' : toActKind(entry.state, state);
    await recordAct(client, {
      ...{ personId, kind, entryId: entry.id },
      ...{ before: toRemembered(entry), after: state },
    });
    return undefined;
  });
}

/** Records how a meeting went, or removes that record. */
export function setOutcome(
  options: EntryOptions,
  call: EntryCall & { version: number; outcome: Entry['outcome'] },
): Promise<DeskActAnswer> {
  return act(options, call, async (client, entry) => {
    const { outcome, personId, version } = call;
    if (entry.outcome === outcome) return undefined;
    if (entry.version !== version) return 'changed';
    if (!(await hasBegun(client, entry.id))) throw new ApiError('invalid_request');
    await storeOutcome(client, entry, outcome);
    await recordAct(client, {
      ...{ personId, kind: 'outcome', entryId: entry.id },
      ...{ before: entry.outcome, after: outcome },
    });
    return undefined;
  });
}

/** Undoes the last change, if this person made it and nobody has changed anything since. */
export function undo(options: EntryOptions, call: EntryCall & { version: number }): Promise<DeskActAnswer> {
  return act(options, call, async (client, entry) => {
    if (entry.version !== call.version) return 'changed';
    const last = await findLastAct(client, entry.id);
    if (!last || last.person_id !== call.personId || !last.is_recent || !opposites[last.kind])
      return 'too_late';
    if (last.kind === 'outcome') await storeOutcome(client, entry, last.before as Entry['outcome']);
    else {
      const [state = 'new', holderId = null] = last.before?.split(':') ?? [];
      // The person who had taken it may have been removed in the meantime.
      const isOrphan = holderId && !(await findPerson(client, holderId));
      const before = isOrphan
        ? { state: 'new' as const, holderId: null }
        : { state: state as DeskState, holderId };
      await store(client, entry, { ...before, isReleased: false });
    }
    await recordAct(client, { personId: call.personId, kind: 'undone', entryId: entry.id });
    return undefined;
  });
}

/** The page chooses the ID, so a repeated request stores one note. */
export function addNote(
  options: EntryOptions,
  call: EntryCall & { noteId: string; text: string },
): Promise<DeskActAnswer> {
  return act(options, call, async (client, entry) => {
    const { noteId, personId, text } = call;
    const insert = query
      .insertInto('desk_note')
      .values({ id: noteId, entry_id: entry.id, person_id: personId, text })
      .onConflict((conflict) => conflict.doNothing());
    if ((await run(client, insert)).count === 0) {
      const { rows } = await run(client, query.selectFrom('desk_note').selectAll().where('id', '=', noteId));
      const isSame = rows.some((note) => note.entry_id === entry.id && note.text === text);
      if (!isSame) throw new ApiError('idempotency_key_reused');
      return undefined;
    }
    const words = sql<string>`words || to_search(${text})`;
    await run(client, query.updateTable('desk_entry').set({ words }).where('id', '=', entry.id));
    await recordAct(client, { personId, kind: 'note', entryId: entry.id });
    return undefined;
  });
}

/** Runs one act in a transaction and responds with the entry as it is afterward. */
async function act(
  options: EntryOptions,
  call: EntryCall,
  work: (client: pg.PoolClient, entry: Entry) => Promise<Refusal | undefined>,
): Promise<DeskActAnswer> {
  const refusal = await runInTransaction(options.pool, async (client) =>
    work(client, await lockEntry(client, call.id)),
  );
  return toActAnswer(options, call, refusal);
}

export async function toActAnswer(
  options: EntryOptions,
  call: EntryCall,
  code: Refusal | undefined,
): Promise<DeskActAnswer> {
  const entry = await findEntry(options, options.pool, call);
  if (!entry) throw new ApiError('not_found');
  if (!code) return { success: true, entry };
  const last = code === 'changed' ? await findLastAct(options.pool, call.id) : undefined;
  const conflict = last ? { by: last.name, at: last.at.toISOString() } : null;
  return { success: false, code, entry, conflict };
}

async function findLastAct(client: Client, id: string) {
  const statement = query
    .selectFrom('desk_act as act')
    .innerJoin('desk_person as person', 'person.id', 'act.person_id')
    .select(['act.kind', 'act.at', 'act.person_id', 'act.before', 'person.name'])
    .select(sql<SqlBool>`act.at > ${now} - make_interval(secs => ${sql.lit(undoSeconds)})`.as('is_recent'))
    .where('act.entry_id', '=', id)
    .where('act.kind', 'not in', ['opened', 'note'])
    .orderBy('act.id', 'desc')
    .limit(1);
  return (await run(client, statement)).rows[0];
}

interface NewState {
  state: DeskState;
  holderId: string | null;
  isReleased: boolean;
}

async function store(client: Client, entry: Entry, { state, holderId, isReleased }: NewState): Promise<void> {
  const isAnswered = ['answered', 'won', 'lost'].includes(state);
  const isUntouched = ['new', 'flagged'].includes(state);
  const statement = query
    .updateTable('desk_entry')
    .set((row) => ({
      state,
      holder_id: holderId,
      taken_at: isUntouched
        ? null
        : state === 'hand'
          ? row.fn.coalesce('taken_at', now)
          : row.ref('taken_at'),
      answered_at: isAnswered ? row.fn.coalesce('answered_at', now) : null,
      ...(isReleased && { waits_since: now }),
      version: row('version', '+', 1),
    }))
    .where('id', '=', entry.id);
  await run(client, statement);
}

async function storeOutcome(client: Client, { id }: Entry, outcome: Entry['outcome']): Promise<void> {
  const statement = query
    .updateTable('desk_entry')
    .set((row) => ({ outcome, version: row('version', '+', 1) }))
    .where('id', '=', id);
  await run(client, statement);
}

/** Only what has begun can have taken place. */
async function hasBegun(client: Client, id: string): Promise<boolean> {
  const statement = query
    .selectFrom('booking')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .where('starts_at', '<=', sql<Date>`statement_timestamp()`);
  return (await run(client, statement)).count === 1;
}

function toActKind(before: DeskState, after: DeskState): DeskActKind {
  if (after === 'hand') return 'took';
  return before === 'hand' && after === 'new' ? 'gave_back' : 'state';
}

/** The state and the holder, which undoing restores. */
function toRemembered({ state, holder_id }: Entry): string {
  return holder_id ? `${state}:${holder_id}` : state;
}
