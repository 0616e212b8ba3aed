import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { type DeskList, type DeskListQuery, type DeskRow, deskListSchema } from '@tt/contract/desk/desk-list';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { readNewer, sendToDesk } from '../frame/desk-client.ts';
import { leave } from '../frame/session.ts';
import { createStore } from '../frame/store.ts';
import { waiting } from '../frame/waiting.ts';
import { formatListQuery } from './list-query.ts';
import { appendOlder, countArrivals, replaceList, updateInPlace } from './merge-list.ts';

export interface HeldList {
  query: DeskListQuery;
  list: DeskList;
  etag: string | null;
  /** When the server last confirmed the list. */
  at: Date;
  /** How far the server's clock is ahead of this one. */
  clockAheadMs: number;
  /** A newer list with rows that are not shown yet. */
  arrived: { list: DeskList; count: number } | undefined;
  failure: FailureCode | undefined;
}

/** The list that the page has loaded. It is kept while an entry is open, which needs its position. */
export const heldList = createStore<HeldList | undefined>(undefined);

/** Why a list could not be read, while there is no list to show. */
export const listFailure = createStore<FailureCode | undefined>(undefined);

const toPath = (query: DeskListQuery) => `entries${formatListQuery(query)}`;
const findHeld = (query: DeskListQuery) => {
  const held = heldList.get();
  return held && toPath(held.query) === toPath(query) ? held : undefined;
};

let wanted = '';

/** Loads the list of a query. `isQuiet` keeps the shown rows where they are. */
export async function readList(query: DeskListQuery, { isQuiet }: { isQuiet: boolean }): Promise<void> {
  const path = toPath(query);
  wanted = path;
  const { result, etag } = await readNewer({ path, answer: deskListSchema }, findHeld(query)?.etag ?? null);
  if (wanted !== path) return;
  const held = findHeld(query);
  if (result?.ok) take(query, result.data, etag, isQuiet);
  else if (held) heldList.set(result ? { ...held, failure: result.code } : toConfirmed(held, isQuiet));
  else if (result?.code === 'invalid_key') leave('ended');
  else listFailure.set(result?.code);
}

function take(query: DeskListQuery, fresh: DeskList, etag: string | null, isQuiet: boolean): void {
  const held = findHeld(query);
  const count = held && isQuiet ? countArrivals(held.list, fresh) : 0;
  const merge = isQuiet ? updateInPlace : replaceList;
  waiting.set(fresh.waiting);
  listFailure.set(undefined);
  heldList.set({
    query,
    list: held ? merge(held.list, fresh) : fresh,
    etag,
    at: new Date(),
    clockAheadMs: Date.parse(fresh.now) - Date.now(),
    arrived: count > 0 ? { list: fresh, count } : undefined,
    failure: undefined,
  });
}

function toConfirmed(held: HeldList, isQuiet: boolean): HeldList {
  const { list, arrived } = held;
  const shown =
    arrived && !isQuiet ? { list: replaceList(list, arrived.list), arrived: undefined } : { list, arrived };
  return { ...held, ...shown, at: new Date(), failure: undefined };
}

export function showArrived(): void {
  const held = heldList.get();
  if (!held?.arrived) return;
  heldList.set({ ...held, list: replaceList(held.list, held.arrived.list), arrived: undefined });
}

/** Reads the next page of the held list; returns the ID of its first row. */
export async function readOlder(): Promise<string | undefined> {
  const before = heldList.get()?.list.next;
  const query = heldList.get()?.query;
  if (!before || !query) return undefined;
  const result = await sendToDesk({ path: toPath({ ...query, before }), answer: deskListSchema });
  const held = findHeld(query);
  if (!held || held.list.next !== before) return undefined;
  heldList.set(
    result.ok
      ? { ...held, list: appendOlder(held.list, result.data), failure: undefined }
      : { ...held, failure: result.code },
  );
  return result.ok ? result.data.rows[0]?.id : undefined;
}

/** Updates an entry in the loaded list after an act. */
export function updateHeldRow(entry: DeskEntry): void {
  changeRows((rows) =>
    rows.map((row) => (row.id === entry.id ? { ...toRow(entry), words: row.words } : row)),
  );
}

/** Removes an erased entry from the loaded list. */
export function removeHeldRow(id: string): void {
  changeRows((rows) => rows.filter((row) => row.id !== id));
}

function changeRows(change: (rows: readonly DeskRow[]) => DeskRow[]): void {
  const held = heldList.get();
  if (!held) return;
  const { list } = held;
  heldList.set({ ...held, list: { ...list, late: change(list.late), rows: change(list.rows) } });
}

function toRow(entry: DeskEntry): Omit<DeskRow, 'words'> {
  const { id, kind, reference, name, email, company, topic, pageBefore, language, meeting } = entry;
  const { receivedAt, dueAt, takenAt, answeredAt, state, holder, version } = entry;
  return {
    ...{ id, kind, reference, name, email, company, topic, pageBefore, language, meeting },
    ...{ receivedAt, dueAt, takenAt, answeredAt, state, holder, version },
    isUnread: false,
  };
}
