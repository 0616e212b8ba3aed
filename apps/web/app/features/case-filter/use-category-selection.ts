import type { Category } from '../../../content/categories.ts';
import { useUrlQuery, writeUrlQuery } from '../../lib/use-url-query.ts';
import { formatCategoryQuery, parseCategoryQuery } from './category-query.ts';

/**
 * Each change is a history entry, so that Back undoes the last one and, after the first, leaves the page.
 * Changes start from the URL, not from what was rendered, so that two quick clicks don't undo each other.
 */
function changeSelection(change: (selection: Category[]) => Category[]): void {
  const query = window.location.search;
  writeUrlQuery(formatCategoryQuery(query, change(parseCategoryQuery(query))), 'push');
}

function toggleCategory(category: Category): void {
  changeSelection((selection) =>
    selection.includes(category) ? selection.filter((key) => key !== category) : [...selection, category],
  );
}

/** With nothing to clear there is no history entry. */
function clearSelection(): void {
  if (parseCategoryQuery(window.location.search).length > 0) changeSelection(() => []);
}

/** The selected categories, which are stored in the URL's query. */
export function useCategorySelection() {
  return { selection: parseCategoryQuery(useUrlQuery()), toggleCategory, clearSelection };
}
