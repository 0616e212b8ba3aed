import { personFactsSchema, personWordsSchema } from '@tt/contract/people/person';
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
  people: { facts: personFactsSchema, words: personWordsSchema, extension: 'json' },
} as const;

export type CollectionName = keyof typeof collections;

export const collectionNames = Object.keys(collections) as CollectionName[];

/** The folder of a collection, seen from the content's. The API names people too, so theirs is in the contract. */
export function toCollectionFolder(name: CollectionName): string {
  return name === 'people' ? '../../../packages/contract/people' : name;
}

/** The facts of an entry, with the name of its folder, which is also its address. */
export type Facts<Name extends CollectionName> = z.infer<(typeof collections)[Name]['facts']> & {
  key: string;
};

export type Words<Name extends CollectionName> = z.infer<(typeof collections)[Name]['words']>;
