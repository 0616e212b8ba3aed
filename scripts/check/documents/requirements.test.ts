import { expect, test } from 'vitest';
import { toProject } from '../project.ts';
import { checkRequirements, formatLedger } from './requirements.ts';

const list =
  '| id | requirement |\n| --- | --- |\n| NAV-01 | Opens. |\n| NAV-02+ | Closes. |\n| NAV-03 | Moves. |\n';

function toSample(test: string, ledger = '') {
  return toProject({
    'docs/requirements.md': list,
    'docs/requirements-covered.txt': ledger,
    'e2e/menu.spec.ts': test,
  });
}

test('IDs in titles of tests, groups and tables count, and the summary reports how many', () => {
  const project = toSample(
    "test('[NAV-01] opens', run); test.each(rows)('[NAV-02, NAV-03] %s', run);",
    'NAV-01\nNAV-02\nNAV-03\n',
  );
  expect(checkRequirements(project)).toEqual({ problems: [], summary: '3 of 3 ids have a test' });
});

test('an id outside a title proves nothing', () => {
  const project = toSample("// [NAV-01]\nconst title = '[NAV-02]'; expect(x).toBe('[NAV-03]');");
  expect(checkRequirements(project)).toEqual({ problems: [], summary: '0 of 3 ids have a test' });
});

test('an unknown id is a problem', () => {
  expect(checkRequirements(toSample("\ntest('[NAV-99] flies', run)")).problems).toEqual([
    { path: 'e2e/menu.spec.ts', line: 2, message: 'proves NAV-99, which docs/requirements.md does not have' },
  ]);
});

test('an id once covered that lost its test is a problem, and updating does not hide it', () => {
  const project = toSample("test('[NAV-02] closes', run)", 'NAV-01\nNAV-02\n');
  expect(checkRequirements(project).problems.map(({ message }) => message)).toEqual([
    'NAV-01 was covered once and no test title carries it now: restore its test',
  ]);
  expect(formatLedger(project)).toBe('NAV-01\nNAV-02\n');
});

test('an id that is newly covered asks for the update, which adds it in order', () => {
  const project = toSample("test('[NAV-01] opens', run)", 'NAV-02\n');
  expect(checkRequirements(project).problems).toContainEqual({
    path: 'docs/requirements-covered.txt',
    message: expect.stringContaining('pnpm check --update'),
  });
  expect(formatLedger(project)).toBe('NAV-01\nNAV-02\n');
});
