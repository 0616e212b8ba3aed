import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { toFailurePage } from './failure-page.ts';
import type { DraftRecord } from './plan-drafts.ts';

const run = promisify(execFile);
const web = join(import.meta.dirname, '../..');

/** Builds the pages of a draft for its folder and returns where they are. */
async function buildPages(token: string): Promise<string> {
  const options = { cwd: web, env: { ...process.env, DRAFT_BASE: `/drafts/${token}/` }, maxBuffer: 2 ** 28 };
  await run(join(web, 'node_modules/.bin/react-router'), ['build'], options);
  await run(process.execPath, ['build-steps/draft/finish-draft.ts'], options);
  return join(web, 'build/draft/client');
}

/** What a program that failed has said, without its stack. */
function toReason(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  const lines = stripVTControlCharacters(stderr || message).split('\n');
  const isTrace = (line: string) => /^\s*(?:at |node:|Node\.js|\^|file:|throw |\[PLUGIN)/.test(line);
  return lines
    .filter((line) => !isTrace(line))
    .join('\n')
    .trim();
}

/**
 * Puts a draft into its folder: its pages, or a page that says why there are none. The folder changes at once, so that no
 * page of yesterday stays beside one of today.
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
    await writeFile(join(next, 'failed.html'), toFailurePage(draft.branch, toReason(error)));
  }
  const record: DraftRecord = { ...draft, state };
  await writeFile(join(next, 'draft.json'), JSON.stringify(record));
  await rm(join(folder, token), { recursive: true, force: true });
  await rename(next, join(folder, token));
  return record;
}
