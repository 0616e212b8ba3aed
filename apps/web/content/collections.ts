import type * as z from 'zod';
import { articleFactsSchema, articleWordsSchema } from './schemas/article-schema.ts';
import { caseFactsSchema, caseWordsSchema } from './schemas/case-schema.ts';
import { productFactsSchema, productWordsSchema } from './schemas/product-schema.ts';
import { serviceFactsSchema, serviceWordsSchema } from './schemas/service-schema.ts';

/**
 * What the site is about. An entry is a folder `content/<collection>/<key>`: `facts.json` holds what has no language,
 * and one file for each language holds the words.
 */
export const collections = {
  services: { facts: serviceFactsSchema, words: serviceWordsSchema, extension: 'json' },
  cases: { facts: caseFactsSchema, words: caseWordsSchema, extension: 'json' },
  products: { facts: productFactsSchema, words: productWordsSchema, extension: 'json' },
  articles: { facts: articleFactsSchema, words: articleWordsSchema, extension: 'md' },
} as const;

export type CollectionName = keyof typeof collections;

export const collectionNames = Object.keys(collections) as CollectionName[];

/** The facts of an entry, with the name of its folder, which is also its address. */
export type Facts<Name extends CollectionName> = z.infer<(typeof collections)[Name]['facts']> & {
  key: string;
};

export type Words<Name extends CollectionName> = z.infer<(typeof collections)[Name]['words']>;
