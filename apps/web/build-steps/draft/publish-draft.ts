import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toFailurePage } from './failure-page.ts';
import type { DraftRecord } from './plan-drafts.ts';
import { toReason } from './to-reason.ts';

const run = promisify(execFile);
const web = join(import.meta.dirname, '../..');

/** Builds the pages of a draft for its folder and returns where they are. */
async function buildPages(token: string): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', DRAFT_BASE: `/drafts/${token}/` };
  const options = { cwd: web, env, maxBuffer: 2 ** 28 };
  // Not called by its name, because where this runs, no file of this folder may be executed.
  for (const args of [
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    ['build-steps/draft/finish-draft.ts'],
  ])
    await run(process.execPath, args, options);
  return join(web, 'build/draft/client');
}

/**
 * Publishes a draft into its folder: its pages, or a page that says why there are none. The folder is replaced at
 * once, so that old and new pages are never mixed.
 */
export async function publishDraft(
  folder: string,
  token: string,
  draft: Omit<DraftRecord, 'state'>,
): Promise<DraftRecord> {
  const next = join(folder, `${token}.next`);
  await rm(next, { recursive: true, force: true });
  let state: DraftRecord['state'] = 'built';
  try {
    await cp(await buildPages(token), next, { recursive: true });
  } catch (error) {
    state = 'failed';
    await mkdir(next, { recursive: true });
    await writeFile(join(next, 'failed.html'), toFailurePage(draft.branch, toReason(error as Error)));
  }
  const record: DraftRecord = { ...draft, state };
  await writeFile(join(next, 'draft.json'), JSON.stringify(record));
  await rm(join(folder, token), { recursive: true, force: true });
  await rename(next, join(folder, token));
  return record;
}
