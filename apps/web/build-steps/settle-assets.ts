import { copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureCache } from '../content/pictures/read-picture.server.ts';
import { listFiles } from './list-files.ts';

/** Makes `/assets` match what pages name: adds their pictures, and removes style sheets that no page needs. */
export async function settleAssets(siteDirectory: string): Promise<void> {
  const files = await listFiles(siteDirectory);
  const named = await listNamed(files.filter((file) => file.endsWith('.html')));
  const pictures = [...named].filter((name) => /\.(?:avif|webp)$/.test(name));
  const unused = files.filter((file) => {
    const [, style] = /\/assets\/([\w-]+\.css)(?:\.\w+)?$/.exec(file) ?? [];
    return style !== undefined && !named.has(style);
  });
  await Promise.all([
    ...pictures.map((name) => copyFile(join(pictureCache, name), join(siteDirectory, 'assets', name))),
    ...unused.map((file) => rm(file)),
  ]);
}

async function listNamed(pages: readonly string[]): Promise<Set<string>> {
  const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\/assets\/([\w-]+\.\w+)/g)].map(([, name = '']) => name)),
  );
}
