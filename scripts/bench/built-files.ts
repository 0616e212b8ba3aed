import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The pages and the asset that a visitor downloads with the fewest and the most bytes, as paths of the site. */
export async function findExtremes(siteRoot: string) {
  const files = await readdir(siteRoot, { recursive: true });
  const compressed = files.filter((name) => name.endsWith('.br'));
  const sizes = await Promise.all(
    compressed.map(async (name) => ({ name, size: (await stat(join(siteRoot, name))).size })),
  );
  const sorted = sizes.sort((a, b) => a.size - b.size).map(({ name }) => name.replace(/\.br$/, ''));
  // Pages without a language are redirected, and templates stand for many addresses.
  const pages = sorted.filter((name) => /^..\/(?!404|.*(any--id|blog\/-)).*index\.html$/.test(name));
  const assets = sorted.filter((name) => name.startsWith('assets/'));
  const toPath = (name = '') => `/${name}`.replace(/\/index\.html$/, '');
  return {
    smallPage: toPath(pages[0]),
    largePage: toPath(pages.at(-1)),
    largeAsset: toPath(assets.at(-1)),
  };
}
