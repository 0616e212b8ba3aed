import { parseFile } from '@tt/contract/settings/parse-file';
import type * as z from 'zod';
import { type CollectionName, toCollectionFolder } from '../collections.ts';
import { findEntryFile, listEntryKeys } from './read-entry-file.server.ts';

/** Reads the facts of all entries of a collection, in the order of their lists. One that has only words is not among them. */
export function readFacts<Facts extends { order: number }>(
  name: CollectionName,
  schema: z.ZodType<Facts>,
): (Facts & { key: string })[] {
  const entries = listEntryKeys(name).flatMap((key) => {
    const path = `${toCollectionFolder(name)}/${key}/facts.json`;
    const facts: unknown = findEntryFile(path, JSON.parse);
    return facts === undefined ? [] : [{ key, ...parseFile(schema, facts, `content/${path}`) }];
  });
  return entries.sort((one, other) => one.order - other.order || one.key.localeCompare(other.key));
}
