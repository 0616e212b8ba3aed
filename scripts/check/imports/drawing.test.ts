import { expect, test } from 'vitest';
import { writeProject } from '../test/write-project.ts';
import { checkDrawing, formatDrawing } from './drawing.ts';

const files = {
  'apps/api/package.json': '{ "name": "@tt/api" }',
  'packages/contract/package.json': '{ "name": "@tt/contract", "exports": { "./*": "./src/*.ts" } }',
  'packages/contract/src/slots/slot.ts': '',
  'apps/api/src/server.ts': "import './features/booking/routes.ts'; import './db/pool.ts';",
  'apps/api/src/features/booking/routes.ts': "import '../../db/pool.ts'; import '@tt/contract/slots/slot';",
  'apps/api/src/features/booking/routes.test.ts': "import '../../server.ts';",
  'apps/api/src/db/pool.ts': "import type { X } from '../features/booking/routes.ts';",
};

const drawing = `\`\`\`mermaid
flowchart TD
  subgraph web
  end
  subgraph api
    api_db[db]
    api_features[features]
    api_programs[programs]
  end
  api_features --> api_db & contract
  api_programs --> api_features
\`\`\``;

const toDocument = (block: string) => `# Architecture\n\n<!-- imports -->\n\n${block}\n\nMore.\n`;
const write = (block: string, changes: Record<string, string> = {}) =>
  writeProject({ ...files, 'docs/architecture.md': toDocument(block), ...changes });

test('the drawing has the arrows between folders, without tests, types and what a longer path implies', async () => {
  expect(await formatDrawing(write('```mermaid\n```'))).toBe(toDocument(drawing));
  expect((await checkDrawing(write(drawing))).problems).toEqual([]);
});

test('an arrow that the drawing lacks is a problem', async () => {
  const changes = { 'apps/api/src/queue/boss.ts': "import '../db/pool.ts';" };
  expect((await checkDrawing(write(drawing, changes))).problems).toEqual([
    { path: 'docs/architecture.md', line: 5, message: expect.stringContaining('out of date') },
  ]);
});

test('an arrow that runs back up is a problem at the file that makes it', async () => {
  const changes = {
    'apps/api/src/db/pool.ts': "import '../queue/boss.ts';",
    'apps/api/src/queue/boss.ts': "import '../db/rows.ts';",
    'apps/api/src/queue/jobs.ts': "import '../db/rows.ts';",
    'apps/api/src/db/rows.ts': '',
  };
  const project = write(drawing, changes);
  expect((await checkDrawing(project)).problems).toEqual([
    {
      path: 'apps/api/src/db/pool.ts',
      message: expect.stringMatching(/imports api\/queue from api\/db, .* circle .*\(api\/db, api\/queue\)/),
    },
  ]);
  expect(await formatDrawing(project)).toBe(toDocument(drawing));
});
