import { expect, test } from 'vitest';
import { writeProject } from '../test/write-project.ts';
import { checkLinks } from './links.ts';

async function listProblems(text: string, path = 'docs/architecture.md') {
  const files = {
    'CONTRIBUTING.md': '# Contributing\n\n## A change\n',
    'docs/decisions/0001-static.md': '',
    [path]: `# Title\n\n${text}\n`,
  };
  return (await checkLinks(writeProject(files))).problems;
}

test.each([
  ['a file', '[text](decisions/0002-gone.md)', 'Cannot find file `decisions/0002-gone.md`'],
  ['a picture', '![text](images/gone.png)', 'Cannot find file `images/gone.png`'],
  ['a file by reference', '[text][gone]\n\n[gone]: gone.md', 'Cannot find file `gone.md`'],
  ['a heading', '[text](#gone)', 'Cannot find heading for `#gone`'],
  ['a heading of another file', '[text](../CONTRIBUTING.md#a-chang)', 'did you mean `a-change`'],
])('a link to %s that does not exist is a problem', async (_, text, message) => {
  expect(await listProblems(text)).toEqual([
    { path: 'docs/architecture.md', line: expect.any(Number), message: expect.stringContaining(message) },
  ]);
});

test.each([
  '[decision](decisions/0001-static.md) and [site](https://example.org) and [above](#title)',
  '[a change](../CONTRIBUTING.md#a-change)',
])('%s is no problem', async (text) => {
  expect(await listProblems(text)).toEqual([]);
});

test('a link is read from the folder of its document', async () => {
  expect(await listProblems('[how](CONTRIBUTING.md)', 'README.md')).toEqual([]);
  expect(await listProblems('[how](CONTRIBUTING.md)')).toHaveLength(1);
});
