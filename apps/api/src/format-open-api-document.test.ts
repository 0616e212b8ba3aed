import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatOpenApiDocument } from './format-open-api-document.ts';

test('the committed OpenAPI document matches the routes', async () => {
  const committed = readFileSync(new URL('../../../docs/api/openapi.json', import.meta.url), 'utf8');
  expect(await formatOpenApiDocument(), 'run `pnpm --filter @tt/api openapi`').toBe(committed);
});
