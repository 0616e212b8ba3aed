import { expect, test } from 'vitest';
import { toProject } from '../project.ts';
import { checkDocs } from './docs.ts';

const files = {
  'package.json': '{ "scripts": { "dev": "node dev.ts", "test:e2e": "x" } }',
  'apps/web/app/root.tsx': '',
  'apps/web/messages/en/common.json': '{}',
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
