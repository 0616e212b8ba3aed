import type { Client } from '../../../db/query.ts';

/** A search stops counting at this number. */
export const mostCounted = 1_000;

/** The IDs of what a search finds, or `many`: then the newest are found soonest by reading the list in its order. */
export type Matches = string[] | 'many';

/** Shorter words have no trigram of their own, only with the space before them. */
const trigramLength = 3;

/** A pattern for each word of a search, the longest first. */
export function toPatterns(search: string): string[] {
  const words = search
    .toLowerCase()
    .split(/[\s()[\]"«»„“”/]+/)
    .filter(Boolean);
  return words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => `${word.length < trigramLength ? '% ' : '%'}${word.replace(/[\\%_]/g, '\\$&')}%`);
}

export async function findMatches(client: Client, patterns: readonly string[]): Promise<Matches> {
  if (patterns.length === 0) return 'many';
  const { rows } = await client.query<{ id: string }>({
    name: 'find-desk-entries',
    text: 'select find_desk_entries($1, $2) as id',
    values: [patterns, mostCounted + 1],
  });
  return rows.length > mostCounted ? 'many' : rows.map(({ id }) => id);
}
