import { readFile, writeFile } from 'node:fs/promises';

type Entries = Record<string, unknown>;

/** Adds entries to the `items` of a message file. */
export async function addItems(file: string, add: (items: Entries) => Entries): Promise<void> {
  const texts = JSON.parse(await readFile(file, 'utf8')) as { items: Entries };
  Object.assign(texts.items, add(texts.items));
  await writeFile(file, JSON.stringify(texts));
}
