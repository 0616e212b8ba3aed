import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { looks } from '../golden/looks.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { expect, test } from './engine-test.ts';

const widths = [320, 390, 1440];

test('no kind of page reports an error, or scrolls sideways at 320, 390 and 1440 px', async ({ tab }) => {
  const paths = [
    ...Object.values(kindsOfPage).map((rest) => `/en${rest}`),
    '/privacy-policy',
    '/en/no-such-page',
  ];
  for (const path of paths) {
    await tab.open(path);
    for (const width of widths) {
      await tab.resize(width, 800);
      const readWidth = () => tab.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(readWidth, `${path} at ${width} px`).toBe(width);
    }
  }
});

test('each kind of page has its picture, with fonts and images', async ({ tab }, { project }) => {
  const folder = join(project.outputDir, project.name);
  await mkdir(folder, { recursive: true });
  for (const [kind, path] of Object.entries(looks)) {
    await tab.resize(1440, 900);
    await tab.open(path);
    const height = await tab.evaluate(() => Math.min(document.documentElement.scrollHeight, 4_000));
    await tab.resize(1440, height);
    await expect.poll(() => tab.evaluate(hasImages), `images of ${path}`).toBe(true);
    await writeFile(join(folder, `${kind}.png`), await tab.takePicture());
  }
});

/** Runs in the page. */
function hasImages(): boolean {
  return [...document.images]
    .filter((image) => image.getBoundingClientRect().top < innerHeight)
    .every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}
