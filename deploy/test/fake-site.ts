import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { type Redirect, redirects } from '../../apps/web/app/address-map.ts';
import { toCaddyNotFound } from '../../apps/web/build-steps/to-caddy-not-found.ts';
import { toCaddyRedirects } from '../../apps/web/build-steps/to-caddy-redirects.ts';

const languages = ['en', 'ua', 'pl'];
const localisedPages = [
  '',
  '/404',
  '/contact',
  '/booking',
  '/cases',
  '/cases/5g-orchestration',
  '/cases/linux-3d-stack',
  '/cases/any--id',
  '/blog',
  '/blog/any--id',
  '/blog/-',
  '/expertise/martech',
  '/expertise/any--id',
  '/products/leadgen-ai',
  '/products/any--id',
];

/** Drafts beside the releases: one with pages, and one that could not be built. */
export const draftToken = 'd'.repeat(32);
export const failedToken = 'f'.repeat(32);

/** Writes a miniature build, with the site's redirects and others, a hidden case, and a previous one beside it. A page's text is its path. */
export async function writeFakeSite(root: string, otherRedirects: readonly Redirect[]): Promise<void> {
  const pages = languages.flatMap((language) => localisedPages.map((page) => `/${language}${page}`));
  const files = new Map(
    [...pages, '/privacy-policy', '/desk'].map((page) => [`${page}/index.html`, `<p>${page}</p>`]),
  );
  files.set('/index.html', '<p>root</p>');
  files.set('/assets/enhance-B7xk2Q9a.js', 'export {};');
  files.set('/robots.txt', 'User-agent: *');
  files.set('/.well-known/security.txt', 'Contact: mailto:a@b.example');
  files.set('/_redirects', '/ /en 302');
  files.set(
    '/_redirects.caddy',
    toCaddyRedirects([...redirects, ...otherRedirects]) + toCaddyNotFound(['a-hidden-case']),
  );
  files.set('/../previous/assets/enhance-A1b2C3d4.js', 'export { previous };');
  files.set('/../launch-list.json', '[]');
  files.set(`/../drafts/${draftToken}/draft.json`, '{}');
  files.set(`/../drafts/${draftToken}/en/contact/index.html`, '<p>draft</p>');
  files.set(`/../drafts/${draftToken}/assets/enhance-D1raft00.js`, 'export { draft };');
  files.set(`/../drafts/${failedToken}/draft.json`, '{}');
  files.set(`/../drafts/${failedToken}/failed.html`, '<p>failed</p>');
  for (const [path, text] of files) await writeCompressed(join(root, path), text);
}

async function writeCompressed(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  await writeFile(`${path}.br`, brotliCompressSync(text));
  await writeFile(`${path}.zst`, zstdCompressSync(text));
  await writeFile(`${path}.gz`, gzipSync(text));
}
