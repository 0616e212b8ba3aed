import { expect, test } from 'vitest';
import { areContentOnly } from './changed-paths.ts';
import { type Choice, chooseSteps } from './choose-steps.ts';
import { steps } from './steps.ts';

const pr: Choice = { tier: 'pr', isContentOnly: false, only: [], except: [] };
const list = (choice: Partial<Choice>) => chooseSteps({ ...pr, ...choice }).map(({ name }) => name);

test('each tier has the steps of the previous one and more, and the last one has all', () => {
  const [quick, full, nightly] = [list({}), list({ tier: 'full' }), list({ tier: 'nightly' })];
  expect(full.slice(0, quick.length)).toEqual(quick);
  expect(full).toEqual(expect.arrayContaining(['engines', 'faults', 'simulation']));
  expect(quick).not.toContain('engines');
  expect(full).not.toContain('containers');
  expect(nightly).toEqual(steps.map(({ name }) => name));
});

test('the jobs of a tier together run each of its steps', () => {
  const jobs = [...new Set(steps.map(({ job }) => job))];
  expect(new Set(jobs.flatMap((job) => list({ tier: 'nightly', job })))).toEqual(
    new Set(list({ tier: 'nightly' })),
  );
});

test('a job brings the step that it needs', () => {
  expect(list({ tier: 'nightly', job: 'drills' })).toEqual(
    expect.arrayContaining(['build', 'speed', 'lighthouse']),
  );
  expect(() => list({ job: 'none' })).toThrow('No job none. There are: source, units, site,');
});

test('named steps run in any tier, and unknown names are refused', () => {
  expect(list({ only: ['containers'] })).toEqual(['containers']);
  expect(list({ except: ['check'] })).not.toContain('check');
  expect(() => list({ except: ['nothing'] })).toThrow('No step nothing');
});

test('a change of texts alone skips what is about the server', () => {
  expect(list({ tier: 'full', isContentOnly: true })).not.toContain('faults');
  const units = chooseSteps({ ...pr, isContentOnly: true }).find(({ name }) => name === 'units');
  const toCommand = units?.command as (scope: Choice) => string;
  expect(toCommand({ ...pr, isContentOnly: true })).toContain('--project=!api');
  expect(toCommand(pr)).not.toContain('!api');
});

test.each([
  [['apps/web/content/cases/x/words.ua.json', 'apps/web/messages/pl/home.json', 'docs/content.md'], true],
  [['CHANGELOG.md', 'apps/web/content/articles/x/words.es.md'], true],
  [['apps/web/content/cases.ts'], false],
  [['apps/web/messages/en/home.json', 'apps/api/src/app.ts'], false],
  [['docs/api/openapi.json'], false],
  [['docs/api/README.md'], false],
  [['docs/runbook.md'], false],
  [[], false],
])('%j are texts and content alone: %s', (paths, expected) => {
  expect(areContentOnly(paths)).toBe(expected);
});
