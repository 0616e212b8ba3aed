import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../browser-test.ts';
import { listBuiltFiles, siteDirectory } from '../built/built-site.ts';

const listPictures = () => listBuiltFiles().filter((file) => file.startsWith('/share/'));

test('the picture of every link preview decodes, has the size that networks ask for, and weighs less than 100 KB', async ({
  page,
}) => {
  const pictures = listPictures();
  expect(pictures.length).toBeGreaterThan(100);
  await page.goto('/en');
  const sizes = await page.evaluate(async (files) => {
    const found: Record<string, string> = {};
    for (const file of files) {
      const response = await fetch(file);
      const { width, height } = await createImageBitmap(await response.blob());
      found[file] = `${width}x${height}`;
    }
    return found;
  }, pictures);
  expect(sizes).toEqual(Object.fromEntries(pictures.map((file) => [file, '1200x630'])));
  for (const file of pictures) expect(statSync(join(siteDirectory, file)).size, file).toBeLessThan(100_000);
});
