import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cloneCheckout } from './clone-checkout.ts';
import { listRedJourneys, listRedTests, runCommand } from './run-tests.ts';
import type { Trial } from './trial.ts';

/** The one test that pins what the specification fixes of the content. */
const specification = 'apps/web/content/specification.test.ts';

/** Tries a change of content in a fresh clone and lists what differs from the expectation. */
export function runTrial(name: string, trial: Trial): string[] {
  const clone = cloneCheckout(name);
  trial.apply(clone);
  // The type check comes first: it generates the route types that the check for unused code resolves.
  const problems = [
    ...listTypeErrors(runCommand(clone, ['typecheck'])),
    ...compareCheck(runCommand(clone, ['check']), trial.checkSays),
    ...listUnexpectedReds(clone, trial),
    ...listMissingTexts(clone, trial),
  ];
  if (problems.length === 0) rmSync(clone, { recursive: true, force: true });
  return problems;
}

function compareCheck(output: string, expected: readonly RegExp[]): string[] {
  const said = output.split('\n').filter((line) => line.startsWith('  '));
  return [
    ...said
      .filter((line) => !expected.some((pattern) => pattern.test(line)))
      .map((line) => `check says:${line}`),
    ...expected
      .filter((pattern) => !said.some((line) => pattern.test(line)))
      .map((pattern) => `check does not say ${pattern}`),
  ];
}

function listTypeErrors(output: string): string[] {
  return output.split('\n').filter((line) => /error TS\d/.test(line));
}

function listUnexpectedReds(clone: string, { apiTests, journeys }: Trial): string[] {
  const red = [
    ...listRedTests(clone, 'packages/contract'),
    ...listRedTests(clone, 'apps/web'),
    ...listRedTests(clone, 'scripts', ['check']),
    ...(apiTests.length > 0 ? listRedTests(clone, 'apps/api', apiTests) : []),
  ];
  runCommand(clone, ['build']);
  red.push(...listRedTests(clone, 'e2e'));
  if (journeys.length > 0) red.push(...listRedJourneys(clone, journeys));
  return [
    ...red.filter((file) => file !== specification).map((file) => `${file} turned red`),
    ...(red.includes(specification) ? [] : [`${specification} did not turn red`]),
  ];
}

function listMissingTexts(clone: string, { pages }: Trial): string[] {
  return pages
    .filter(([path, text]) => {
      const page = readFileSync(join(clone, 'apps/web/build/client', path, 'index.html'), 'utf8');
      return !page.includes(text);
    })
    .map(([path, text]) => `/${path} does not hold ${text}`);
}
