import { parseArgs } from 'node:util';
import { areContentOnly, listChangedPaths } from './validate/changed-paths.ts';
import { chooseSteps } from './validate/choose-steps.ts';
import { runStep, type StepResult } from './validate/run-step.ts';
import type { Scope, Step } from './validate/steps.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: pnpm validate [--full | --nightly] [--since COMMIT] [--job NAME] [--only STEP]... [--except STEP]...
  Runs what a pull request runs, and ends with: N passed, N failed
  --full     what a merge runs
  --nightly  what a night runs
  --since    leaves out what can't have changed since the commit
  --job      the steps of one job on GitHub
  --only     these steps alone, by name
  --except   all but these steps`);

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    nightly: { type: 'boolean', default: false },
    /** Leaves out what can't have changed since this commit. */
    since: { type: 'string' },
    job: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    except: { type: 'string', multiple: true, default: [] },
  },
});
const scope: Scope = {
  tier: values.nightly ? 'nightly' : values.full ? 'full' : 'pr',
  isContentOnly: values.since !== undefined && areContentOnly(listChangedPaths(values.since)),
};

const results: StepResult[] = [];
for (const step of chooseSteps({ ...scope, ...values })) {
  console.log(`\n=== ${step.name}`);
  results.push(canRun(step) ? await runStep(step, scope) : skip(step));
}

const total: StepResult = { ...sum(results), name: `${scope.tier}, in all`, failures: [] };
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${[...results, total].map(formatResult).join('\n')}\n`);
for (const { name, failures } of results) {
  for (const title of failures) console.log(`failed in ${name}: ${title}`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);

function canRun(step: Step): boolean {
  return !results.some(({ name, failed }) => name === step.needs && failed > 0);
}

function skip(step: Step): StepResult {
  console.log(`not run because ${step.needs} failed`);
  return { name: step.name, passed: 0, failed: 1, durationMs: 0, processorMs: 0, failures: [] };
}

function formatResult({ name, passed, failed, durationMs, processorMs }: StepResult): string {
  const columns = [name.padEnd(16), formatSeconds(durationMs), `${formatSeconds(processorMs)} of processors`];
  return [...columns, `${passed} passed`.padStart(13), `${failed} failed`.padStart(11)].join('');
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`.padStart(10);
}

function sum(all: readonly StepResult[]) {
  const add = (pick: (result: StepResult) => number) =>
    all.reduce((total, result) => total + pick(result), 0);
  return {
    passed: add(({ passed }) => passed),
    failed: add(({ failed }) => failed),
    durationMs: add(({ durationMs }) => durationMs),
    processorMs: add(({ processorMs }) => processorMs),
  };
}
