import type { Facts } from './collections.ts';
import { readFacts } from './entries/read-facts.server.ts';
import { articleFactsSchema } from './schemas/article-schema.ts';

export type Article = Facts<'articles'>;

export const articles: readonly Article[] = readFacts('articles', articleFactsSchema);
