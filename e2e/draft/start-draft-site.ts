import { execFileSync } from 'node:child_process';
import { rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { copySite } from '../../scripts/grow/copy-site.ts';
import { Parts } from '../../scripts/process/parts.ts';
import { toCaddyPart } from '../../scripts/process/to-caddy-part.ts';
import { siteDirectory } from '../built/built-site.ts';

export interface DraftSite {
  /** The address of the draft, without its last slash. */
  address: string;
  stop: () => Promise<void>;
}

const token = 'd'.repeat(32);
/** An archive without files ends with blocks of zeros. */
const emptyArchive = Buffer.alloc(1024);

/** Serves the built site and, beside it, a draft that has changed nothing. */
export async function startDraftSite(): Promise<DraftSite> {
  const directory = resolve(import.meta.dirname, `../../.data/draft-site-${process.pid}`);
  const parts = new Parts(() => {});
  parts.onStopped(() => rm(directory, { recursive: true, force: true }));
  try {
    const web = await copySite(join(directory, 'source'));
    const args = ['build-steps/draft/drafts.ts', 'build', token, 'cms/cases/any', 'any-commit'];
    const env = { ...process.env, DRAFTS_FOLDER: join(directory, 'drafts') };
    execFileSync(process.execPath, args, { cwd: web, env, input: emptyArchive });
    const siteRoot = join(directory, 'current');
    await symlink(siteDirectory, siteRoot);
    const port = await findFreePort();
    await parts.start(toCaddyPart({ port, siteRoot, apiUpstream: '127.0.0.1:9', stateDirectory: directory }));
    return { address: `http://127.0.0.1:${port}/drafts/${token}`, stop: () => parts.stop() };
  } catch (error) {
    await parts.stop();
    throw error;
  }
}
