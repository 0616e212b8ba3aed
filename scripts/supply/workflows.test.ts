import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chooseSteps } from '../validate/choose-steps.ts';
import type { Tier } from '../validate/steps.ts';

interface Job {
  uses?: string;
  with?: { tier: string; jobs: string };
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}

const github = join(import.meta.dirname, '../../.github');
const workflowFiles = readdirSync(join(github, 'workflows'));
const read = (path: string) => readFileSync(join(github, path), 'utf8');
/** Jobs that may do more than read, and why, are named here as well. */
const writingJobs = ['drafts.yml preview', 'release.yml images', 'release.yml publish'];

describe.each(workflowFiles)('the workflow %s', (file) => {
  const text = read(`workflows/${file}`);
  const workflow: Workflow = parse(text);
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps ?? []);

  test('uses every action by its commit, with the version beside it', () => {
    const uses = [...text.matchAll(/^[ -]*uses: (.+)$/gm)].map(([, value]) => value ?? '');
    for (const value of uses)
      expect(value).toMatch(/^(?:\.\/\S+|[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
  });

  test('may only read, unless a job says what it writes', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const writing = jobs.filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'));
    for (const [name] of writing) expect(writingJobs).toContain(`${file} ${name}`);
  });

  test('ends by itself, and not twice at once', () => {
    expect(workflow.concurrency?.group).toEqual(expect.any(String));
    for (const [name, job] of jobs)
      if (!job.uses) expect(job['timeout-minutes'], name).toEqual(expect.any(Number));
  });

  test('keeps the token out of the checkout, and foreign text out of scripts', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
  });
});

test('an action of our own names no other action', () => {
  for (const folder of readdirSync(join(github, 'actions')))
    expect(read(`actions/${folder}/action.yml`)).not.toContain('uses:');
});

test('the toolchain finds the versions of CI', () => {
  const run = readFileSync(join(github, '../.ci/run'), 'utf8');
  for (const name of ['node', 'pnpm'])
    expect(run).toMatch(new RegExp(`^${name}_version=\\d+\\.\\d+\\.\\d+$`, 'm'));
});

test.each<[string, string, Tier, string[]]>([
  ['ci.yml', 'pull-request', 'pr', []],
  ['ci.yml', 'merge', 'full', []],
  ['nightly.yml', 'validate', 'nightly', ['containers', 'releaser']],
])('%s runs in its job %s every step of the tier %s but %j', (file, name, tier, others) => {
  const workflow: Workflow = parse(read(`workflows/${file}`));
  const jobs: string[] = JSON.parse(workflow.jobs[name]?.with?.jobs ?? '[]');
  const list = (job?: string) =>
    chooseSteps({ tier, isContentOnly: false, only: [], except: others, job }).map((step) => step.name);
  expect(new Set(jobs.flatMap((job) => list(job)))).toEqual(new Set(list()));
});
