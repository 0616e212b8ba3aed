import type { DeskList, DeskRow } from '@tt/contract/desk/desk-list';

export const listShownRows = ({ late, rows }: Pick<DeskList, 'late' | 'rows'>): DeskRow[] => [
  ...late,
  ...rows,
];

/**
 * Counts the rows of a newer response that the shown list lacks. A row that moved up from a later page is not new.
 */
export function countArrivals(shown: DeskList, fresh: DeskList): number {
  const known = new Set(listShownRows(shown).map(({ id }) => id));
  const oldest = shown.rows.at(-1)?.receivedAt ?? '';
  return listShownRows(fresh).filter(({ id, receivedAt }) => !known.has(id) && receivedAt > oldest).length;
}

/** Updates the shown rows in place, so that none moves under the pointer. */
export function updateInPlace(shown: DeskList, fresh: DeskList): DeskList {
  const byId = new Map(listShownRows(fresh).map((row) => [row.id, row]));
  const update = (rows: readonly DeskRow[]) => rows.map((row) => byId.get(row.id) ?? row);
  return { ...fresh, late: update(shown.late), rows: update(shown.rows), next: shown.next };
}

/** Accepts a newer response, and keeps older rows that were loaded after it below. */
export function replaceList(shown: DeskList, fresh: DeskList): DeskList {
  const known = new Set(listShownRows(fresh).map(({ id }) => id));
  const last = fresh.rows.at(-1);
  if (!last || fresh.next === null) return fresh;
  const older = shown.rows.filter(({ id, receivedAt }) => !known.has(id) && receivedAt < last.receivedAt);
  return older.length > 0 ? { ...fresh, rows: [...fresh.rows, ...older], next: shown.next } : fresh;
}

/** Continues a list with its next page. */
export function appendOlder(shown: DeskList, older: DeskList): DeskList {
  const known = new Set(listShownRows(shown).map(({ id }) => id));
  return {
    ...shown,
    rows: [...shown.rows, ...older.rows.filter(({ id }) => !known.has(id))],
    next: older.next,
  };
}
