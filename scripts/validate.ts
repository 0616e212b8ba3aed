import { parseArgs } from 'node:util';
import { runStep, type StepResult } from './validate/run-step.ts';
import { type Step, steps } from './validate/steps.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    except: { type: 'string', multiple: true, default: [] },
  },
});
const left = listChosen(values.except);
const chosen = values.only ? listChosen(values.only) : steps.filter((step) => !left.includes(step));

const results: StepResult[] = [];
for (const step of chosen) {
  console.log(`\n=== ${step.name}`);
  results.push(canRun(step) ? await runStep(step) : skip(step));
}

const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${results.map(formatResult).join('\n')}\n`);
for (const { name, named } of results) {
  for (const title of named?.failed ?? []) console.log(`failed in ${name}: ${title}`);
  for (const title of named?.retried ?? []) console.log(`passed in ${name} at a later try: ${title}`);
}
console.log(`${passed} passed, ${failed} failed`);

function listChosen(names: string[]): Step[] {
  return names.map((name) => {
    const step = steps.find((candidate) => candidate.name === name);
    if (!step) throw new Error(`No step ${name}. There are: ${steps.map((known) => known.name).join(', ')}`);
    return step;
  });
}

function canRun(step: Step): boolean {
  return !results.some(({ name, failed }) => name === step.needs && failed > 0);
}

function skip(step: Step): StepResult {
  console.log(`not run because ${step.needs} failed`);
  return { name: step.name, passed: 0, failed: 1, durationMs: 0 };
}

function formatResult({ name, passed, failed, flaky, durationMs }: StepResult): string {
  const columns = [name.padEnd(24), `${(durationMs / 1000).toFixed(1)} s`.padStart(9)];
  const counts = [`${passed} passed`.padStart(13), `${failed} failed`.padStart(11)];
  return [...columns, ...counts, flaky ? `   ${flaky} at a later try` : ''].join('');
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
