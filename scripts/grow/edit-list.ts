import { readFile, writeFile } from 'node:fs/promises';

/** Appends entries to the one exported list of a content file. */
export async function appendEntries(file: string, entries: string[]): Promise<void> {
  const source = await readFile(file, 'utf8');
  const end = source.lastIndexOf('];');
  await writeFile(file, `${source.slice(0, end)}${entries.join(',\n')},\n${source.slice(end)}`);
}
