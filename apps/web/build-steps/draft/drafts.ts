import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { siteSettings } from '@tt/contract/site-settings';
import { layOver } from './lay-over.ts';
import { type DraftRecord, planDrafts } from './plan-drafts.ts';
import { prepareFailure, publishDraft, readRecord, settleDrafts } from './publish-draft.ts';

const root = join(import.meta.dirname, '../../../..');
const { DRAFTS_FOLDER: folder = '/srv/drafts', DRAFTS_KEY: key = '', RELEASE: release = '' } = process.env;
const origin = process.env.SITE_ORIGIN || siteSettings.origin;

/** A folder without a record was only partly written, and is treated as a draft that is closed. */
async function readServed(): Promise<Map<string, DraftRecord>> {
  const none = { branch: '-', commit: '', release: '', state: 'failed' as const };
  const records = (await readdir(folder)).map(
    async (token): Promise<[string, DraftRecord]> => [token, (await readRecord(join(folder, token))) ?? none],
  );
  return new Map(await Promise.all(records));
}

/**
 * Reads a branch and its commit from each line, removes closed drafts, and prints what to do. What it prints to build counts
 * as failed until it is built, so that a draft is tried once, whatever ends its build.
 */
async function plan(): Promise<void> {
  const lines = (await text(process.stdin)).split('\n').filter((line) => line !== '');
  const open = lines.map((line) => {
    const [branch = '', commit = ''] = line.split(' ');
    return { branch, commit };
  });
  await settleDrafts(folder);
  for (const step of planDrafts({ open, served: await readServed(), key, release })) {
    if (step.state === 'removed') await rm(join(folder, step.token), { recursive: true });
    if (step.state === 'build') await prepareFailure(folder, step.token, { ...step, release });
    console.log(`${step.branch} ${origin}/drafts/${step.token} ${step.state} ${step.commit}`);
  }
}

/** Takes the changed files as an archive, and builds and publishes the pages. */
async function build([token, branch, commit, ...deleted]: string[]): Promise<void> {
  if (!token || !branch || !commit)
    throw new Error('usage: drafts.ts build TOKEN BRANCH COMMIT [DELETED...]');
  const takeChanges = async () => {
    const changed = await mkdtemp(join(tmpdir(), 'draft-'));
    execFileSync('tar', ['-x', '-C', changed], { stdio: ['inherit', 'inherit', 'inherit'] });
    await layOver(changed, root, deleted);
    await rm(changed, { recursive: true });
  };
  const { state } = await publishDraft(folder, token, { branch, commit, release }, takeChanges);
  console.log(state);
}

const [command, ...words] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
if (command === 'plan') await plan();
else if (command === 'build') await build(words);
else throw new Error('usage: drafts.ts plan | build');
