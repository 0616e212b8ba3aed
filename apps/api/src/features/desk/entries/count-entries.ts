import type { DeskList } from '@tt/contract/desk/desk-list';
import { deskKinds, deskViews } from '@tt/contract/desk/desk-state';
import { languageCodes } from '@tt/contract/language/language';
import { sql } from 'kysely';
import { type Client, query, run } from '../../../db/query.ts';
import type { Row } from '../../../db/tables.ts';
import { type EntryFilter, viewStates } from './entry-filter.ts';

type Cell = Pick<Row<'desk_entry'>, 'state' | 'kind' | 'language'> & { count: number; is_mine: boolean };

/** How many entries each filter would show beside the others chosen, from one pass over an index. */
export async function countEntries(client: Client, filter: EntryFilter): Promise<DeskList['counts']> {
  const all = query
    .selectFrom('desk_entry')
    .select(['state', 'kind', 'language', sql<boolean>`false`.as('is_mine')])
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy(['state', 'kind', 'language']);
  const mine = query
    .selectFrom('desk_entry')
    .select(['state', 'kind', 'language', sql<boolean>`true`.as('is_mine')])
    .select(sql<number>`count(*)::int`.as('count'))
    .where('holder_id', '=', filter.personId)
    .groupBy(['state', 'kind', 'language']);
  const { rows } = await run(client, all.unionAll(mine), 'count-desk-entries');
  return toCounts(rows, filter);
}

function toCounts(cells: readonly Cell[], { show, kind, lang }: EntryFilter): DeskList['counts'] {
  const count = (chosen: Omit<EntryFilter, 'personId'>) =>
    cells.filter((cell) => isCounted(cell, chosen)).reduce((sum, cell) => sum + cell.count, 0);
  const byKind = deskKinds.map((value) => [value, count({ show, kind: value, lang })] as const);
  const byLanguage = languageCodes.map((value) => [value, count({ show, kind, lang: value })] as const);
  return {
    show: Object.fromEntries(deskViews.map((value) => [value, count({ show: value, kind, lang })])),
    kind: Object.fromEntries([['both', count({ show, lang })], ...byKind]),
    lang: Object.fromEntries([['any', count({ show, kind })], ...byLanguage]),
  };
}

function isCounted(cell: Cell, { show, kind, lang }: Omit<EntryFilter, 'personId'>): boolean {
  return (
    cell.is_mine === (show === 'mine') &&
    viewStates[show].includes(cell.state) &&
    (show !== 'waiting' || cell.kind === 'inquiry' || cell.state === 'new') &&
    (!kind || cell.kind === kind) &&
    (!lang || cell.language === lang)
  );
}
