import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { formatSchema } from './format-schema.ts';

test('the types that queries are written against are those of the migrated database', async () => {
  const { pool } = await createTestContext();
  const written = await readFile(new URL('schema.ts', import.meta.url), 'utf8');
  expect(written, 'The tables have changed: run pnpm db types').toBe(await formatSchema(pool));
});
