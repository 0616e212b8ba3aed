import { useKeys } from '../keys/use-keys.ts';
import { searchFieldId } from './search-form.tsx';

/** `/` goes to the search, `j` and `k` from row to row. Enter opens, because a row is a link. */
export function useListKeys(): void {
  useKeys({
    '/': () => document.getElementById(searchFieldId)?.focus(),
    j: () => focusRow(1),
    k: () => focusRow(-1),
  });
}

function focusRow(step: 1 | -1): void {
  const rows: (Element | null)[] = [...document.querySelectorAll('.dk-hit')];
  const index = rows.indexOf(document.activeElement);
  const next = index < 0 ? (step > 0 ? 0 : rows.length - 1) : index + step;
  const row = rows[next];
  if (row instanceof HTMLElement) row.focus();
}
