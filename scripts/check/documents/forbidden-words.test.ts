import { expect, test } from 'vitest';
import { toProject } from '../project.ts';
import { checkForbiddenWords } from './forbidden-words.ts';

function listProblems(path: string, text: string) {
  return checkForbiddenWords(toProject({ [path]: `\n${text}\n` })).problems;
}

test.each([
  ['docs/testing.md', 'see /home/alice/project', 'path of one machine'],
  ['apps/web/app/root.tsx', "open('/tmp/x')", 'path of one machine'],
  ['pnpm-lock.yaml', 'tarball: https://registry.example.org/x.tgz', 'registry host'],
  ['apps/web/app/root.tsx', '// TODO later', 'do it now'],
  ['apps/web/app/root.test.ts', "test.only('x', run)", 'every test runs'],
  ['e2e/menu.spec.ts', "test.describe.skip('x', run)", 'every test runs'],
  ['apps/api/src/db/pool.ts', 'process.env.DATABASE_URL', 'one reader of the environment'],
])('%s with %s is a problem', (path, text, message) => {
  expect(listProblems(path, text)).toEqual([{ path, line: 2, message: expect.stringContaining(message) }]);
});

test.each([
  ['apps/web/app/paths.ts', "'/en/work/home/'"],
  ['apps/api/src/config.ts', 'process.env'],
  ['apps/web/app/list.ts', 'items.skip(2)'],
  ['apps/web/messages/es/home.json', 'todo lo que hacemos'],
])('%s with %s is no problem', (path, text) => {
  expect(listProblems(path, text)).toEqual([]);
});
