import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

type Draft = Omit<DraftRecord, 'state'>;

/** What ends a build without a word of its own. */
const noEnd =
  'The build did not end. A draft may have 50 MB of changed files, each of at most 20 MB, and its build may take 10 minutes and 1.5 GB of memory.';

/** The record in the folder of a draft, unless the folder was only partly written. */
export async function readRecord(path: string): Promise<DraftRecord | undefined> {
  const json = await readFile(join(path, 'draft.json'), 'utf8').catch(() => undefined);
  return json ? JSON.parse(json) : undefined;
}

/** Writes beside a draft what takes its place if the build that follows is killed. */
export async function prepareFailure(folder: string, token: string, draft: Draft): Promise<void> {
  await writeFailure(join(folder, `${token}.failed`), draft, noEnd);
}

/** Ends what a killed build has left. Nothing is built while this runs. */
export async function settleDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const [token = '', ending] = name.split('.');
    const record = ending === 'failed' ? await readRecord(path) : undefined;
    const shown = await readRecord(join(folder, token));
    const isShown = shown?.commit === record?.commit && shown?.release === record?.release;
    if (record && !isShown) await replaceDraft(folder, token, path);
    else if (ending) await rm(path, { recursive: true });
  }
}

/**
 * Publishes a draft into its folder: its pages, or a page that says why there are none. The folder is replaced at
 * once, so that old and new pages are never mixed.
 */
export async function publishDraft(
  folder: string,
  token: string,
  draft: Draft,
  takeChanges: () => Promise<void>,
): Promise<DraftRecord> {
  const next = join(folder, `${token}.next`);
  await rm(next, { recursive: true, force: true });
  let record: DraftRecord;
  try {
    await takeChanges();
    await cp(await buildPages(token), next, { recursive: true });
    record = await writeRecord(next, { ...draft, state: 'built' });
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    record = await writeFailure(next, draft, toReason(error as Error));
  }
  await replaceDraft(folder, token, next);
  await rm(join(folder, `${token}.failed`), { recursive: true, force: true });
  return record;
}

async function replaceDraft(folder: string, token: string, next: string): Promise<void> {
  await rm(join(folder, token), { recursive: true, force: true });
  await rename(next, join(folder, token));
}

async function writeFailure(path: string, draft: Draft, reason: string): Promise<DraftRecord> {
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'failed.html'), toFailurePage(draft.branch, reason));
  return writeRecord(path, { ...draft, state: 'failed' });
}

async function writeRecord(
  path: string,
  { branch, commit, release, state }: DraftRecord,
): Promise<DraftRecord> {
  const record = { branch, commit, release, state };
  await writeFile(join(path, 'draft.json'), JSON.stringify(record));
  return record;
}
