import { type Category, categories } from '../../../content/categories.ts';

const parameter = 'category';

/** The selection in a query such as `?category=design&category=marketing`; what is no category is ignored. */
export function parseCategoryQuery(query: string): Category[] {
  const values = new URLSearchParams(query).getAll(parameter);
  return categories.filter((category) => values.includes(category));
}

/** Puts a selection into a query, in the order of the filter row, and keeps all other parameters. */
export function formatCategoryQuery(query: string, selection: readonly Category[]): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(parameter);
  for (const category of categories) {
    if (selection.includes(category)) parameters.append(parameter, category);
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}
