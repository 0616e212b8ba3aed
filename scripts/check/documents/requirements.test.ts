import { expect, test } from 'vitest';
import { toProject } from '../project.ts';
import { checkRequirements, formatLedger } from './requirements.ts';

const list =
  '| id | requirement |\n| --- | --- |\n| NAV-01 | Opens. |\n| NAV-02+ | Closes. |\n| NAV-03 | Moves. |\n';

function toSample(test: string, ledger = '', path = 'e2e/menu.spec.ts') {
  return toProject({
    'docs/requirements.md': list,
    'docs/requirements-covered.txt': ledger,
    [path]: test,
  });
}

test('IDs in titles of tests, groups and tables count, and the summary reports how many', () => {
  const project = toSample(
    "test('[NAV-01] opens', { tag: '@pr' }, run); test.each(rows)('[NAV-02, NAV-03] %s', run);",
    'NAV-01 pr\nNAV-02 full\nNAV-03 full\n',
  );
  expect(checkRequirements(project)).toEqual({
    problems: [],
    summary: '3 of 3 ids have a test, 1 in pull requests and 2 before a merge',
  });
});

test('an id outside a title proves nothing', () => {
  const project = toSample("// [NAV-01]\nconst title = '[NAV-02]'; expect(x).toBe('[NAV-03]');");
  expect(checkRequirements(project)).toEqual({
    problems: [],
    summary: '0 of 3 ids have a test, 0 in pull requests and 0 before a merge',
  });
});

test('an unknown id is a problem', () => {
  expect(checkRequirements(toSample("\ntest('[NAV-99] flies', run)")).problems).toEqual([
    { path: 'e2e/menu.spec.ts', line: 2, message: 'proves NAV-99, which docs/requirements.md does not have' },
  ]);
});

test('an id once covered that lost its test is a problem, and updating does not hide it', () => {
  const project = toSample("test('[NAV-02] closes', run)", 'NAV-01 pr\nNAV-02 full\n');
  expect(checkRequirements(project).problems.map(({ message }) => message)).toEqual([
    'NAV-01 was covered once and no test title carries it now: restore its test',
  ]);
  expect(formatLedger(project)).toBe('NAV-01 pr\nNAV-02 full\n');
});

test('an id that is newly covered, or in another tier, asks for the update, which adds it in order', () => {
  const project = toSample("test('[NAV-01] opens', run); test('[NAV-02] closes', run)", 'NAV-02 pr\n');
  expect(checkRequirements(project).problems.map(({ message }) => message)).toEqual([
    'NAV-01 has its first test in full: run “pnpm check --update” and commit the file',
    'NAV-02 has its first test in full: run “pnpm check --update” and commit the file',
  ]);
  expect(formatLedger(project)).toBe('NAV-01 full\nNAV-02 full\n');
});

test.each([
  ['e2e/menu.spec.ts', "test('[NAV-01] opens', run)", 'full'],
  ['e2e/menu.spec.ts', "test('[NAV-01] opens', { tag: '@pr' }, run)", 'pr'],
  [
    'e2e/menu.spec.ts',
    "test.describe('group', { tag: '@pr' }, () => { test('[NAV-01] opens', run); })",
    'pr',
  ],
  ['e2e/menu.spec.ts', "test('[NAV-01] a', run); test('[NAV-01] b', { tag: '@pr' }, run)", 'pr'],
  ['packages/menu.test.ts', "test('[NAV-01] opens', run)", 'pr'],
  ['packages/menu.full.test.ts', "test('[NAV-01] opens', run)", 'full'],
])('%s with %s proves it in the tier %s', (path, source, tier) => {
  expect(formatLedger(toSample(source, '', path))).toBe(`NAV-01 ${tier}\n`);
});

test('an id that is proven only at night is a problem', () => {
  const project = toSample("test('[NAV-01] opens', { tag: '@nightly' }, run)", 'NAV-01 nightly\n');
  expect(checkRequirements(project).problems.map(({ message }) => message)).toEqual([
    'NAV-01 is proven only at night: prove it before a merge',
  ]);
});
