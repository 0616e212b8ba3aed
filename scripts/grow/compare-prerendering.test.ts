import { expect, test } from 'vitest';
import { listAddresses, listFeedPaths, listTemplatePaths } from '../../apps/web/app/address-map.ts';
import { listDifferentPages } from './compare-prerendering.ts';

const isUkrainian = (path: string) => path.startsWith('/ua');

test('pages and feeds are to the byte those of the router’s own prerendering, but for their policy and the names of sections', {
  timeout: 300_000,
}, async () => {
  const pages = listAddresses().map(({ path }) => path);
  const paths = [...pages, ...listTemplatePaths(), ...listFeedPaths()].filter(isUkrainian);
  expect(paths.length).toBeGreaterThan(30);
  expect(await listDifferentPages(paths)).toEqual([]);
});
