import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { toDraftToken } from '../apps/web/build-steps/draft/plan-drafts.ts';
import { pretendProgram } from './test/pretend-program.ts';

const workflow = resolve(import.meta.dirname, '../.github/workflows/drafts.yml');
const branch = 'cms/cases/5g-orchestration';
const key = 'k'.repeat(32);
const address = `https://site.example/drafts/${toDraftToken(branch, key)}`;

/** Runs the step with a site that answers with these records, one after the other, and returns what GitHub was told. */
async function report(...records: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'drafts-workflow-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const log = join(folder, 'log');
  await pretendProgram(folder, 'gh', `echo "$*" >>"$LOG"`);
  await pretendProgram(folder, 'sleep', `echo >>"$LOG.turns"`);
  await pretendProgram(
    folder,
    'curl',
    `echo "$*" | grep -q "${address}/draft.json$" || exit 22
turn=$(wc -l <"$LOG.turns" 2>/dev/null || echo 0)
case $turn in ${records.map((record, turn) => `${turn}) echo '${record}' ;;`).join(' ')} *) exit 22 ;; esac`,
  );
  const { jobs } = parse(await readFile(workflow, 'utf8'));
  const env = {
    ...{ PATH: `${folder}:${process.env.PATH}`, LOG: log, GITHUB_REPOSITORY: 'company/site' },
    ...{ BRANCH: branch, COMMIT: 'a2', ORIGIN: 'https://site.example', DRAFTS_KEY: key },
  };
  await promisify(execFile)('bash', ['-eo', 'pipefail', '-c', jobs.preview.steps[0].run], { env });
  const calls = (await readFile(log, 'utf8')).trim().split('\n');
  expect(
    calls.every(
      (call) => call.includes('repos/company/site/statuses/a2') && call.endsWith(`target_url=${address}`),
    ),
  ).toBe(true);
  return calls.map((call) => /state=(\w+)/.exec(call)?.[1] ?? '');
}

test('[DRAFT-01] the editor learns the address of a draft once the site shows its last save', async () => {
  const [old, built] = ['{"commit":"a1","state":"built"}', '{"commit":"a2","state":"built"}'];
  expect(await report(old, old, built)).toEqual(['pending', 'success']);
});

test('[DRAFT-01] the editor learns that a draft can not be built', async () => {
  expect(await report('{"commit":"a2","state":"failed"}')).toEqual(['pending', 'failure']);
});

test('[DRAFT-01] the editor does not wait for a draft that the site never shows', async () => {
  expect(await report()).toEqual(['pending', 'error']);
});
