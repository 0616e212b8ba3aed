import type { Facts } from './collections.ts';
import { readFacts } from './entries/read-facts.server.ts';
import { articleFactsSchema } from './schemas/article-schema.ts';

export type Article = Facts<'articles'>;

/** The newest first. Those of one day stand in the order of their facts. */
export const articles: readonly Article[] = readFacts('articles', articleFactsSchema).toSorted((one, other) =>
  other.date.localeCompare(one.date),
);
