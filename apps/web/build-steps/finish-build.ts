import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { editor } from '@tt/contract/site-settings';
import { compressFiles, listTextFiles } from './compress-files.ts';
import { listFiles } from './list-files.ts';
import { prerenderPages } from './prerender-pages.ts';
import { writeEditor } from './write-editor.ts';
import { writeHostFiles } from './write-host-files.ts';
import { writeSearchFiles } from './write-search-files.ts';

const siteDirectory = fileURLToPath(new URL('../build/client/', import.meta.url));
const serverDirectory = fileURLToPath(new URL('../build/server/', import.meta.url));

/** The router doesn't run in the browser, so its scripts are dead weight. */
async function removeRouterScripts(): Promise<void> {
  const scripts = (await listFiles(siteDirectory)).filter((file) => /\/assets\/[^/]+\.js$/.test(file));
  await Promise.all(scripts.map((file) => rm(file)));
}

await removeRouterScripts();
await writeHostFiles(siteDirectory);
await writeSearchFiles(siteDirectory);
if (editor) await writeEditor(siteDirectory, editor);
// Pages are compressed as they are written, so these are all other files.
const files = await listTextFiles(siteDirectory);
const [pageCount] = await Promise.all([
  prerenderPages(`${serverDirectory}index.js`, siteDirectory),
  compressFiles(files),
]);
await rm(serverDirectory, { recursive: true });
console.log(`${pageCount} pages and ${files.length} other files`);
