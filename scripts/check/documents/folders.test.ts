import { expect, test } from 'vitest';
import { toProject } from '../project.ts';
import { checkFolders } from './folders.ts';

function listProblems(fileCount: number, document: string) {
  const files = Array.from({ length: fileCount }, (_, index) => [`apps/api/src/db/file-${index}.ts`, '']);
  return checkFolders(toProject({ ...Object.fromEntries(files), 'docs/architecture.md': document })).problems;
}

test('a folder that the architecture names and that has thirty files passes', () => {
  expect(listProblems(30, '| `apps/api/src/db` | rows |')).toEqual([]);
});

test('a folder with more files is to be split', () => {
  const [problem, ...others] = listProblems(31, '| `apps/api/src/db` | rows |');
  expect(others).toEqual([]);
  expect(problem).toEqual({ path: 'apps/api/src/db', message: expect.stringContaining('has 31 files') });
});

test('a folder without a line in the architecture is a problem of that document', () => {
  const [problem] = listProblems(1, '| `apps/api/src/db/migrations` | changes of the tables |');
  expect(problem).toEqual({
    path: 'docs/architecture.md',
    message: expect.stringContaining('what belongs in apps/api/src/db'),
  });
});
