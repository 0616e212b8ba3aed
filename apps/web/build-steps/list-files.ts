import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists all files below a folder by their whole path. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
