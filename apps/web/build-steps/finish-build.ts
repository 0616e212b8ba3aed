import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { settings } from '@tt/contract/settings/settings';
import { compressFiles, listTextFiles } from './compress-files.ts';
import { writeLaunchList } from './launch/write-launch-list.ts';
import { listFiles } from './list-files.ts';
import { prerenderPages } from './prerender-pages.ts';
import { settleAssets } from './settle-assets.ts';
import { writeEditor } from './write-editor.ts';
import { writeHostFiles, writeNotFoundPages } from './write-host-files.ts';
import { writeIcons } from './write-icons.ts';
import { writeSearchFiles } from './write-search-files.ts';

const siteDirectory = fileURLToPath(new URL('../build/client/', import.meta.url));
const serverDirectory = fileURLToPath(new URL('../build/server/', import.meta.url));

/** The router doesn't run in the browser, so its scripts are dead weight. */
async function removeRouterScripts(): Promise<void> {
  const scripts = (await listFiles(siteDirectory)).filter((file) => /\/assets\/[^/]+\.js$/.test(file));
  await Promise.all(scripts.map((file) => rm(file)));
}

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

await removeRouterScripts();
await writeHostFiles(siteDirectory);
await writeSearchFiles(siteDirectory);
await writeIcons(siteDirectory);
if (settings.editor) await writeEditor(siteDirectory, settings.editor);
// Pages are compressed as they are written, so these are all other files.
const files = await listTextFiles(siteDirectory);
const [pageCount] = await Promise.all([
  prerenderPages(`${serverDirectory}index.js`, siteDirectory),
  compressFiles(files),
]);
await writeContactStyles();
await settleAssets(siteDirectory);
await writeNotFoundPages(siteDirectory);
await writeLaunchList(siteDirectory);
await rm(serverDirectory, { recursive: true });
console.log(`${pageCount} pages and ${files.length} other files`);
