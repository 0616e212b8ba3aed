import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatOpenApiDocument } from './format-open-api-document.ts';

const documents = new URL('../../../docs/api/', import.meta.url);

test('the committed OpenAPI document matches the routes', async () => {
  const committed = readFileSync(new URL('openapi.json', documents), 'utf8');
  expect(await formatOpenApiDocument(), 'run `pnpm --filter @tt/api openapi`').toBe(committed);
});

test('the table of endpoints has every route that OpenAPI has, and no other', async () => {
  const { paths }: { paths: Record<string, object> } = JSON.parse(await formatOpenApiDocument());
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const table = readFileSync(new URL('README.md', documents), 'utf8').matchAll(
    /^\| `(\w+ \/(?:\w+\/v1|desk\/api)\/.+?)`/gm,
  );
  expect([...table].map(([, route]) => route).sort()).toEqual(routes.sort());
});
