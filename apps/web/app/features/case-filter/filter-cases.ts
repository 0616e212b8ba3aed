import type { Category } from '../../../content/categories.ts';

interface Categorised {
  categoryKeys: readonly Category[];
}

/** The cases that have any of the selected categories; an empty selection narrows nothing. */
export function filterCases<Case extends Categorised>(
  cases: readonly Case[],
  selection: readonly Category[],
): readonly Case[] {
  if (selection.length === 0) return cases;
  return cases.filter(({ categoryKeys }) => categoryKeys.some((key) => selection.includes(key)));
}
