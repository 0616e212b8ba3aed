import type { DeskActAnswer } from '@tt/contract/desk/desk-entry';
import type { DeskActKind } from '@tt/contract/desk/desk-people';
import type { DeskState } from '@tt/contract/desk/desk-state';
import { type SqlBool, sql, type UpdateObject } from 'kysely';
import type pg from 'pg';
import { ApiError } from '../../../api-error.ts';
import { type Client, query, run, toTypedId } from '../../../db/query.ts';
import type { Row, Tables } from '../../../db/tables.ts';
import type { Actor } from '../access/desk-session.ts';
import { holdPerson } from '../access/person-repository.ts';
import { recordAct } from '../acts.ts';
import { findEntry } from './find-entry.ts';
import type { ListOptions } from './list-entries.ts';

export interface EntryOptions extends ListOptions {
  pool: pg.Pool;
  /** In the transaction, announces an inquiry that was held back, like any other. */
  release: (client: pg.ClientBase, id: string) => Promise<unknown>;
}

export interface EntryCall extends Actor {
  id: string;
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
    await store(client, entry, {
      state,
      holder_id: state === 'hand' ? personId : null,
      ...toDates(entry, state),
      ...(isReleased && { waits_since: now }),
    });
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
    await store(client, entry, { outcome });
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
    if (last.kind === 'outcome') await store(client, entry, { outcome: last.before as Entry['outcome'] });
    else {
      const before = parseRemembered(last.before);
      // The person who had taken it may have been removed in the meantime.
      const isOrphan = before.holder_id && !(await holdPerson(client, before.holder_id));
      await store(client, entry, isOrphan ? { ...before, ...untaken } : before);
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
  const refusal = await call.change(async (client) => work(client, await lockEntry(client, call.id)));
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

const untaken = { state: 'new', holder_id: null, taken_at: null } as const;
type Remembered = Pick<Entry, 'state' | 'holder_id' | 'taken_at' | 'answered_at'>;

/** When it was taken and answered, if it is `state` from now on. */
function toDates({ taken_at, answered_at }: Entry, state: DeskState) {
  const isAnswered = ['answered', 'won', 'lost'].includes(state);
  const isUntouched = ['new', 'flagged'].includes(state);
  return {
    taken_at: isUntouched ? null : state === 'hand' ? (taken_at ?? now) : taken_at,
    answered_at: isAnswered ? (answered_at ?? now) : null,
  };
}

async function store(
  client: Client,
  { id }: Entry,
  changes: UpdateObject<Tables, 'desk_entry'>,
): Promise<void> {
  const statement = query
    .updateTable('desk_entry')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
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

/** What undoing restores, in the text of an act. */
function toRemembered({ state, holder_id, taken_at, answered_at }: Entry): string {
  return [state, holder_id ?? '', taken_at?.getTime() ?? '', answered_at?.getTime() ?? ''].join(':');
}

function parseRemembered(text: string | null): Remembered {
  const [state = 'new', holder, takenAt, answeredAt] = text?.split(':') ?? [];
  const toDate = (ms: string | undefined) => (ms ? new Date(Number(ms)) : null);
  return {
    state: state as DeskState,
    holder_id: holder || null,
    taken_at: toDate(takenAt),
    answered_at: toDate(answeredAt),
  };
}
