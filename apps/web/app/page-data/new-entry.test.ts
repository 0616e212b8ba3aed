import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes } from '@tt/contract/language/language';
import { afterAll, expect, test } from 'vitest';
import { readContentFrom } from '../../test/read-content-from.ts';

const fixture = join(import.meta.dirname, '../../test/content');
const folder = mkdtempSync(join(tmpdir(), 'tt-content-'));
const lists = ['expertise', 'cases', 'products', 'blog'];
const models = {
  services: 'services/marketing',
  cases: 'cases/gear-train',
  products: 'products/torque-meter',
  articles: 'articles/gears',
};

cpSync(fixture, folder, { recursive: true });
for (const [collection, model] of Object.entries(models)) {
  cpSync(join(fixture, model), join(folder, collection, 'new-one'), { recursive: true });
}
readContentFrom(folder);

afterAll(() => rmSync(folder, { recursive: true }));

test('[ART-03] an entry is a folder: a new one has its page in every language and its card in the list', async () => {
  const { listAddresses } = await import('../address-map.ts');
  const added = listAddresses().filter(({ path }) => path.endsWith('/new-one'));
  expect(added.every(({ isHidden }) => !isHidden)).toBe(true);
  expect(added.map(({ path }) => path)).toEqual(
    languageCodes.flatMap((code) => lists.map((list) => `/${code}/${list}/new-one`)),
  );

  const { listServiceItems } = await import('./list-service-items.server.ts');
  const { listCaseItems } = await import('./list-case-items.server.ts');
  const { listProductItems } = await import('./products/list-product-items.server.ts');
  const { listArticleItems } = await import('./blog/list-article-items.server.ts');
  const cards = [
    ...listServiceItems('ua', (await import('../../content/services.ts')).services),
    ...listCaseItems('ua', (await import('../../content/cases.ts')).cases),
    ...listProductItems('ua', (await import('../../content/products.ts')).products),
    ...listArticleItems('ua', (await import('../../content/articles.ts')).articles),
  ].map(({ path }) => path);
  expect(cards.filter((path) => path.endsWith('/new-one'))).toEqual(
    lists.map((list) => `/ua/${list}/new-one`),
  );
});
