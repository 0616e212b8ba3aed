import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressPage } from '../../apps/web/build-steps/compress-files.ts';

/** Where the copy of a page without scripts is. */
export const toStrippedPath = (path: string) => `/stripped${path}`;

const scripts =
  /<script(?![^>]*application\/ld\+json)[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g;

/** Writes copies of pages without scripts into the site, compressed as all pages, for the same web server to serve. */
export async function writeStrippedPages(siteRoot: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const html = await readFile(join(siteRoot, path, 'index.html'), 'utf8');
    const stripped = html.replaceAll(scripts, '');
    const folder = join(siteRoot, toStrippedPath(path));
    await mkdir(folder, { recursive: true });
    const file = join(folder, 'index.html');
    await writeFile(file, stripped);
    for (const [ending, data] of compressPage(Buffer.from(stripped)))
      await writeFile(`${file}.${ending}`, data);
  }
}
