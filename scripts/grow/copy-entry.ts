import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface EntryCopy {
  collection: string;
  from: string;
  to: string;
  /** Facts that differ from the copied entry's. */
  facts: object;
}

/** Adds an entry as an editor would: a folder with the facts and the words of another one. */
export async function copyEntry(web: string, { collection, from, to, facts }: EntryCopy): Promise<void> {
  const folder = join(web, 'content', collection, to);
  await cp(join(web, 'content', collection, from), folder, { recursive: true });
  const file = join(folder, 'facts.json');
  const own = { ...JSON.parse(await readFile(file, 'utf8')), ...facts };
  await writeFile(file, `${JSON.stringify(own, null, 2)}\n`);
}
