import type { SpecSheet } from '../sections/spec-sheets.tsx';

/** In a column of its own the lead is a name, not the start of a sentence. */
const toName = (lead: string) => lead.replace(/\.$/, '');

/** The lists as sheets of equal length: one that is a single row short gets the link as its last row. */
export function listSpecSheets(
  lists: readonly Pick<SpecSheet, 'heading' | 'items'>[],
  next: NonNullable<SpecSheet['next']>,
): SpecSheet[] {
  const longest = Math.max(...lists.map(({ items }) => items.length));
  return lists.map(({ heading, items }) => ({
    heading,
    items: items.map(({ lead, text }) => ({ lead: toName(lead), text })),
    next: items.length === longest - 1 ? next : undefined,
  }));
}
