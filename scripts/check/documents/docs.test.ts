import { expect, test } from 'vitest';
import { toProject } from '../project.ts';
import { checkDocs } from './docs.ts';

const files = {
  'README.md':
    '[How](CONTRIBUTING.md#a-change), [parts](docs/architecture.md), [why](docs/decisions/README.md)',
  'package.json': '{ "scripts": { "dev": "node dev.ts", "test:e2e": "x" } }',
  'apps/web/app/root.tsx': '',
  'apps/web/messages/en/common.json': '{}',
  'docs/decisions/README.md': '[1](0001-static.md)',
  'docs/decisions/0001-static.md': '',
  'CONTRIBUTING.md': '',
};

function listProblems(text: string) {
  return checkDocs(toProject({ ...files, 'docs/architecture.md': text })).problems;
}

test.each([
  ['a path', '`apps/web/app/gone.tsx`', 'names apps/web/app/gone.tsx'],
  ['a pattern', '`apps/<app>/gone/*.json`', 'names apps/<app>/gone/*.json'],
  ['a document', '`SECURITY.md`', 'names SECURITY.md'],
  ['a script', '`pnpm gone`', 'names the script “pnpm gone”'],
  ['a script in a block', '```sh\npnpm --filter @tt/web gone\n```', 'names the script “pnpm gone”'],
])('%s that does not exist is a problem', (_, text, message) => {
  const [problem, ...others] = listProblems(`# Title\n\n${text}\n`);
  expect(others).toEqual([]);
  expect(problem).toEqual({
    path: 'docs/architecture.md',
    line: text.startsWith('```') ? 4 : 3,
    message: expect.stringContaining(message),
  });
});

test.each([
  '`apps/web/app/root.tsx` and `apps/web/app/root.tsx:12` and `apps/web/`',
  '`apps/web/messages/<lang>/*.json` and `docs/decisions/NNNN-*.md`',
  '`apps/web/build/client` is written by the build',
  '`/en/cases` and `text/html` and `x.test.ts` are no paths of the repository',
  '`pnpm dev`, `pnpm run test:e2e`, `pnpm install` and pnpm workspaces',
])('%s is no problem', (text) => {
  expect(listProblems(text)).toEqual([]);
});

test('a document that no README links is a problem, and a text of the site is none', () => {
  const added = { 'docs/lost.md': '', 'docs/decisions/0002-lost.md': '', 'apps/web/content/words.en.md': '' };
  const { problems } = checkDocs(toProject({ ...files, 'docs/architecture.md': '', ...added }));
  const message = 'is linked from no README: add it where a reader would look';
  expect(problems).toEqual([
    { path: 'docs/decisions/0002-lost.md', message },
    { path: 'docs/lost.md', message },
  ]);
});
