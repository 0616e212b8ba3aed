import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes } from '@tt/contract/language/language';
import { afterAll, expect, test } from 'vitest';
import { readContentFrom } from '../../test/read-content-from.ts';

/** The content of the site, with these cases hidden: all of home's cards but one, and all that the 5G area has. */
const hidden = ['marketing-optimization', '5g-orchestration', 'aviation-maritime'];
const folder = mkdtempSync(join(tmpdir(), 'tt-hidden-'));

cpSync(join(import.meta.dirname, '../../content'), folder, { recursive: true });
for (const key of hidden) {
  const path = join(folder, 'cases', key, 'facts.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), hidden: true }));
}
readContentFrom(folder);

afterAll(() => rmSync(folder, { recursive: true }));

const countNamed = (data: unknown) =>
  hidden.filter((key) => JSON.stringify(data).includes(`cases/${key}`)).length;

test('[TRUTH-09] a hidden case has no page, and neither the sitemap nor llms.txt names it', async () => {
  const { listAddresses } = await import('../address-map.ts');
  const { toSitemap } = await import('../../build-steps/write-search-files.ts');
  const { toLlmsFile } = await import('../../build-steps/llms-file.ts');
  expect(listAddresses().length).toBeGreaterThan(100);
  expect(countNamed([listAddresses(), toSitemap(), toLlmsFile()])).toBe(0);
});

test('[TRUTH-09] static hosts answer that it is not found, in every language', async () => {
  const { toRedirectsFile } = await import('../../build-steps/write-host-files.ts');
  const text = toRedirectsFile();
  for (const code of languageCodes) {
    const rule = text.indexOf(`/${code}/cases/marketing-optimization /${code}/404/ 404\n`);
    expect(rule).toBeGreaterThan(-1);
    expect(rule).toBeLessThan(text.indexOf(`/${code}/cases/:id`));
  }
});

test('[TRUTH-09] no page leads to a hidden case, and none breaks without it', async () => {
  const { cases } = await import('../../content/cases.ts');
  const { products } = await import('../../content/products.ts');
  const { services } = await import('../../content/services.ts');
  const { loadCasePage } = await import('./load-case-page.server.ts');
  const { loadCasesPage } = await import('./load-cases-page.server.ts');
  const { loadProof } = await import('./load-proof.server.ts');
  const { loadServicePage } = await import('./load-service-page.server.ts');
  const { loadProductPage } = await import('./products/load-product-page.server.ts');
  const pages = [
    loadProof('en'),
    loadCasesPage('en'),
    ...cases.map((item) => loadCasePage('en', item)),
    ...services.map((service) => loadServicePage('en', service)),
    ...products.map((product) => loadProductPage('en', product)),
  ];
  expect(countNamed(pages)).toBe(0);
});

test('[TRUTH-09] home shows the cases that are left, and does not call them three', async () => {
  const { loadProof } = await import('./load-proof.server.ts');
  const { main, sides, lead } = loadProof('en');
  expect(main).toBeUndefined();
  expect(sides.map(({ href }) => href)).toEqual(['/en/cases/unreal-porting']);
  expect(lead).toBeUndefined();
});

test('[TRUTH-09] an area without a case shows no list of them, and no filter leads to an empty one', async () => {
  const { services } = await import('../../content/services.ts');
  const { loadServicePage } = await import('./load-service-page.server.ts');
  const { loadCasesPage } = await import('./load-cases-page.server.ts');
  const area = services.find(({ key }) => key === 'fiveg');
  expect(area && loadServicePage('en', area).cases).toBeUndefined();
  expect(loadCasesPage('en').filter.categories.map(({ key }) => key)).not.toContain('fiveg');
});
