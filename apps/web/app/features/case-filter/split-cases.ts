import type { CaseItem, CaseRow } from './case-item.ts';

/** So many cases have a card. With cards for all, the page of a thousand cases would be 127 KB with Brotli. */
const cardCount = 60;

/** Cases beyond the first ones are rows, which the filter hides and shows as it does the cards. */
export function splitCases(cases: readonly CaseItem[]): { items: CaseItem[]; rows: CaseRow[] } {
  return {
    items: cases.slice(0, cardCount),
    rows: cases
      .slice(cardCount)
      .map(({ key, title, path, categoryKeys }) => ({ key, title, path, categoryKeys })),
  };
}
