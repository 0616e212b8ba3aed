import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { editor } from '@tt/contract/site-settings';
import { compressFiles } from './compress-files.ts';
import { addContentSecurityPolicy } from './content-security-policy.ts';
import { listFiles } from './list-files.ts';
import { writeEditor } from './write-editor.ts';
import { writeHostFiles } from './write-host-files.ts';
import { writeSearchFiles } from './write-search-files.ts';

const siteDirectory = fileURLToPath(new URL('../build/client/', import.meta.url));
const serverDirectory = fileURLToPath(new URL('../build/server/', import.meta.url));

const routerFiles = [/\.data$/, /\/assets\/[^/]+\.js$/];

/** The router runs neither on a server nor in the browser, so its files are dead weight. */
async function removeRouterFiles(): Promise<void> {
  const files = await listFiles(siteDirectory);
  const unused = files.filter((file) => routerFiles.some((pattern) => pattern.test(file)));
  await Promise.all(unused.map((file) => rm(file)));
  await rm(serverDirectory, { recursive: true });
}

await removeRouterFiles();
await writeHostFiles(siteDirectory);
await writeSearchFiles(siteDirectory);
const pageCount = await addContentSecurityPolicy(siteDirectory);
if (editor) await writeEditor(siteDirectory, editor);
const fileCount = await compressFiles(siteDirectory);
console.log(`${pageCount} pages, ${fileCount} files compressed`);
