import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listAddresses } from '../../app/address-map.ts';
import { prerenderPages } from '../prerender-pages.ts';
import { removeRouterScripts } from '../remove-router-scripts.ts';
import { settleAssets } from '../settle-assets.ts';

const folder = join(import.meta.dirname, '../../build/draft');
const site = join(folder, 'client');

// Only pages and what they name: no desk, no editor, no feeds, and nothing that search engines read.
await removeRouterScripts(site);
await rm(join(site, 'assets/desk'), { recursive: true });
await prerenderPages(join(folder, 'server/index.js'), site, {
  pages: listAddresses().map(({ path }) => path),
  resources: [],
});
await settleAssets(site);
