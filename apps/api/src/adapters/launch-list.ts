import { readFile } from 'node:fs/promises';
import { type LaunchLine, launchLineSchema } from '@tt/contract/launch/launch-list';

/**
 * Reads the list that the build of the site wrote. Where the site is served from elsewhere there is none, and that of another
 * release may have lines that this one doesn't know.
 */
export async function readLaunchList(path: string): Promise<LaunchLine[]> {
  const lines = await readLines(path);
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line) => launchLineSchema.safeParse(line).data ?? []);
}

async function readLines(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}
