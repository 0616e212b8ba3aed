import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { settings } from '@tt/contract/settings/settings';
import { listAddresses, listFeedPaths, listTemplatePaths } from '../app/address-map.ts';
import { deskPath } from '../app/i18n/paths.ts';
import { compressFiles, listTextFiles } from './compress-files.ts';
import { writeLaunchList } from './launch/write-launch-list.ts';
import { prerenderPages } from './prerender-pages.ts';
import { removeRouterScripts } from './remove-router-scripts.ts';
import { settleAssets } from './settle-assets.ts';
import { writeEditor } from './write-editor.ts';
import { writeHostFiles, writeNotFoundPages } from './write-host-files.ts';
import { writeIcons } from './write-icons.ts';
import { writeSearchFiles } from './write-search-files.ts';

const siteDirectory = fileURLToPath(new URL('../build/client/', import.meta.url));
const serverDirectory = fileURLToPath(new URL('../build/server/', import.meta.url));

/**
 * Gives the contact page's styles a URL that stays the same in every build: the API, which doesn't know the hashes of the files,
 * answers a refused form with a page in the same look.
 */
async function writeContactStyles(): Promise<void> {
  const page = await readFile(`${siteDirectory}en/contact/index.html`, 'utf8');
  const links = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const file = `${siteDirectory}contact.css`;
  await writeFile(file, links.map(([, href]) => `@import "${href}";\n`).join(''));
  await compressFiles([file]);
}

await removeRouterScripts(siteDirectory);
await writeHostFiles(siteDirectory);
await writeSearchFiles(siteDirectory);
await writeIcons(siteDirectory);
if (settings.editor) await writeEditor(siteDirectory, settings.editor);
// Pages are compressed as they are written, so these are all other files.
const files = await listTextFiles(siteDirectory);
const [pageCount] = await Promise.all([
  prerenderPages(`${serverDirectory}index.js`, siteDirectory, {
    pages: [...listAddresses().map(({ path }) => path), ...listTemplatePaths(), deskPath],
    resources: listFeedPaths(),
  }),
  compressFiles(files),
]);
await writeContactStyles();
await settleAssets(siteDirectory);
await writeNotFoundPages(siteDirectory);
await writeLaunchList(siteDirectory);
await rm(serverDirectory, { recursive: true });
console.log(`${pageCount} pages and ${files.length} other files`);
