import { expect, test } from 'vitest';
import { writeProject } from '../test/write-project.ts';
import { checkUnusedCode } from './unused-code.ts';

test('an unused file, export, type and package and a package that no manifest lists are problems, and nothing else', async () => {
  const project = writeProject({
    'package.json':
      '{ "type": "module", "scripts": { "dev": "node dev.ts" }, "dependencies": { "zod": "4.6.7" } }',
    'dev.ts': "import { used } from './used.ts';\nused();\n",
    'used.ts':
      "export function used() {}\nexport const spare = 1;\nexport type Spare = 1;\nimport 'fastify';\n",
    'lonely.ts': '',
  });
  const { problems } = await checkUnusedCode(project);
  expect(problems.map(({ path, line, message }) => [path, line, message.split(':')[0]])).toEqual(
    expect.arrayContaining([
      ['lonely.ts', undefined, 'nothing imports or starts this file'],
      ['package.json', undefined, 'nothing uses the package zod'],
      ['used.ts', 2, 'nothing imports spare'],
      ['used.ts', 3, 'nothing imports the type Spare'],
      ['used.ts', 4, 'uses fastify, which the package.json of this folder lacks'],
    ]),
  );
  expect(problems).toHaveLength(5);
});
