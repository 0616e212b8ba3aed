import { rm } from 'node:fs/promises';
import { listFiles } from './list-files.ts';

/** The router doesn't run in the browser, so its scripts are dead weight. */
export async function removeRouterScripts(siteDirectory: string): Promise<void> {
  const scripts = (await listFiles(siteDirectory)).filter((file) => /\/assets\/[^/]+\.js$/.test(file));
  await Promise.all(scripts.map((file) => rm(file)));
}
