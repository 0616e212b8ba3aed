import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { looks } from '../golden/looks.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { expect, test } from './engine-test.ts';
import type { Tab } from './tab.ts';

const widths = [1440, 390, 320];
const others = Object.values(kindsOfPage).map((rest) => `/en${rest}`);

test('each kind of page has its fonts and images, reports no error, and does not scroll sideways at 320, 390 and 1440 px', async ({
  tab,
}, { project }) => {
  const folder = join(project.outputDir, project.name);
  await mkdir(folder, { recursive: true });
  const names = new Map(Object.entries(looks).map(([kind, path]) => [path as string, kind]));
  for (const path of new Set([...names.keys(), ...others])) {
    await tab.open(path);
    for (const width of widths) {
      await tab.resize(width, 800);
      const readWidth = () => tab.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(readWidth, `${path} at ${width} px`).toBe(width);
      const kind = names.get(path);
      if (kind && width > 320) await takePicture(tab, join(folder, `${kind}-${width}.png`), width);
    }
  }
});

/** Of the whole page, or of its beginning if it is long. */
async function takePicture(tab: Tab, file: string, width: number): Promise<void> {
  const height = await tab.evaluate(() => Math.min(document.documentElement.scrollHeight, 4_000));
  await tab.resize(width, height);
  await expect.poll(() => tab.evaluate(hasImages), `images of ${file}`).toBe(true);
  await tab.evaluate(waitForFrames);
  await writeFile(file, await tab.takePicture());
}

/** Runs in the page. */
function hasImages(): boolean {
  return [...document.images]
    .filter((image) => image.getBoundingClientRect().top < innerHeight)
    .every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

/** Runs in the page: WebKit shows what a larger window has gained only in a later frame. */
function waitForFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
