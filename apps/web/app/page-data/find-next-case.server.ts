import { type Case, cases } from '../../content/cases.ts';

/** The case that follows in the list, and after the last the first again. Planned cases have no story yet. */
export function findNextCase({ key }: Case): Case | undefined {
  const place = cases.findIndex((item) => item.key === key);
  const others = [...cases.slice(place + 1), ...cases.slice(0, place)];
  return others.find(({ comingSoon }) => !comingSoon);
}
