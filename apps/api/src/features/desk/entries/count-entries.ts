import type { DeskList } from '@tt/contract/desk/desk-list';
import { deskKinds, deskViews } from '@tt/contract/desk/desk-state';
import { languageCodes } from '@tt/contract/language/language';
import { sql } from 'kysely';
import { type Client, query, run } from '../../../db/query.ts';
import type { Row } from '../../../db/tables.ts';
import { type EntryFilter, isWaiting, viewStates } from './entry-filter.ts';

/** The state alone doesn't say who waits and who has taken which entry. */
type Cell = Pick<Row<'desk_entry'>, 'state' | 'kind' | 'language'> & {
  of: 'state' | 'mine' | 'waiting';
  count: number;
};

const countCells = (of: Cell['of']) =>
  query
    .selectFrom('desk_entry as entry')
    .select(['entry.state', 'entry.kind', 'entry.language', sql<Cell['of']>`${sql.lit(of)}`.as('of')])
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy(['entry.state', 'entry.kind', 'entry.language']);

/** How many entries each filter would show beside the others chosen, from one pass over an index. */
export async function countEntries(client: Client, filter: EntryFilter): Promise<DeskList['counts']> {
  const statement = countCells('state')
    .unionAll(countCells('mine').where('entry.holder_id', '=', filter.personId))
    .unionAll(countCells('waiting').where(isWaiting));
  return toCounts((await run(client, statement, 'count-desk-entries')).rows, filter);
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
    cell.of === (show === 'mine' || show === 'waiting' ? show : 'state') &&
    viewStates[show].includes(cell.state) &&
    (!kind || cell.kind === kind) &&
    (!lang || cell.language === lang)
  );
}
