import { expect, test } from 'vitest';
import { checkNames } from './names.ts';
import { toProject } from './project.ts';

function listPaths(files: Record<string, string>): string[] {
  return checkNames(toProject(files)).problems.map(({ path }) => path);
}

test.each(['lib/utils.ts', 'helpers/date.ts', 'app/misc/x.css', 'src/common/a.ts', 'src/util.test.ts'])(
  '%s is a catch-all name',
  (path) => {
    expect(listPaths({ [path]: '' })).toEqual([path]);
  },
);

test('the namespace of common texts and longer names are allowed', () => {
  expect(listPaths({ 'apps/web/messages/en/common.json': '{}', 'src/common-divisor.ts': '' })).toEqual([]);
});
