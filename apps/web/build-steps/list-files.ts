import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists all files below a folder by their whole path. `readdir` itself would enter links, also to a folder above. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(found)).flat();
}
