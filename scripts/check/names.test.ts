import { expect, test } from 'vitest';
import { checkNames } from './names.ts';
import { toProject } from './project.ts';

function listPaths(files: Record<string, string>): string[] {
  return checkNames(toProject(files)).problems.map(({ path }) => path);
}

test.each(['lib/utils.ts', 'helpers/date.ts', 'app/misc/x.css', 'src/common/a.ts', 'src/util.test.ts'])(
  '%s is a drawer',
  (path) => {
    expect(listPaths({ [path]: '' })).toEqual([path]);
  },
);

test('the namespace of common texts and longer names are no drawers', () => {
  expect(listPaths({ 'apps/web/messages/en/common.json': '{}', 'src/common-divisor.ts': '' })).toEqual([]);
});

test('a module that only passes on is a barrel, whatever its name', () => {
  const source = "export { a } from './a.ts';\nexport * from './b.ts';\n";
  expect(listPaths({ 'src/parts.ts': source })).toEqual(['src/parts.ts']);
});

test('an index may have code of its own and must not pass on', () => {
  const code = 'export const a = 1;\n';
  expect(listPaths({ 'src/index.ts': code })).toEqual([]);
  expect(listPaths({ 'src/index.ts': `${code}export * from './b.ts';\n` })).toEqual(['src/index.ts']);
});
