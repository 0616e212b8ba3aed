import { languageCodes } from '@tt/contract/language/language';
import { services } from '../../apps/web/content/services.ts';
import { expect, test } from '../browser-test.ts';
import { openSettled } from '../open-settled.ts';

/**
 * Sets the titles of all service areas, which the scale names, on the plate of this page, and lists the words that are
 * broken inside, longer than the title's place beside the drawing, or cause sideways scrolling.
 */
function listBrokenWords(): string[] {
  const title = document.querySelector('h1');
  const place = title?.closest('.plate .svc-title')?.getBoundingClientRect();
  if (!title || !place) throw new Error('The page has no title on a plate');
  const labels = [...document.querySelectorAll('.scale b')].map(({ textContent }) => textContent);
  const range = document.createRange();
  return labels.flatMap((label) => {
    const text = document.createTextNode(label);
    title.replaceChildren(text);
    const isBroken = ({ index, 0: word }: RegExpExecArray) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [box, ...rest] = range.getClientRects();
      return !box || rest.length > 0 || box.left < place.left || box.right > place.right;
    };
    const words = [...label.matchAll(/[^\s-]+/g)].filter(isBroken).map(([word]) => word);
    return document.documentElement.scrollWidth > innerWidth ? [...words, `${label}: sideways`] : words;
  });
}

test('no title of a service breaks inside a word, in any language', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of languageCodes) {
    await openSettled(page, `/${language}/expertise/rendering`);
    await expect(page.locator('.scale b')).toHaveCount(services.length);
    for (const width of [320, 390, 600, 768, 820, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(listBrokenWords), `${language} at ${width} px`).toEqual([]);
    }
  }
});

test('[EXP-12] beside the title, the call to action is the one painted band of the page, in both themes', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openSettled(page, '/en/expertise/marketing');
    const bands = await page.locator('main, main *').evaluateAll((elements) =>
      elements
        .filter(({ clientWidth }) => clientWidth > innerWidth * 0.8)
        .filter((element) => getComputedStyle(element).backgroundImage.includes('gradient'))
        .map((band) => band.querySelector('h1, h2')?.textContent),
    );
    const title = await page.locator('h1').textContent();
    expect(bands, colorScheme).toEqual([title, await page.locator('.cta h2').textContent()]);
  }
});

test('the rows of both sheets have one height, and the sheets end together', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const key of ['rendering', 'marketing']) {
    await openSettled(page, `/ua/expertise/${key}`);
    const tops = await page
      .locator('.sheet')
      .evaluateAll((sheets) =>
        sheets.map((sheet) =>
          [...sheet.querySelectorAll('li')].map((row) => Math.round(row.getBoundingClientRect().top)),
        ),
      );
    expect(tops).toHaveLength(2);
    expect(tops[0]).toEqual(tops[1]);
  }
});

test('where the scale scrolls, the current area stands in its middle and the page stays at its top', async ({
  page,
}) => {
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/expertise/techart');
    const readOffset = () =>
      page.locator('.scale [aria-current]').evaluate((current) => {
        const { left, width: ownWidth } = current.getBoundingClientRect();
        const scale = current.parentElement?.getBoundingClientRect();
        return Math.abs(left + ownWidth / 2 - ((scale?.left ?? 0) + (scale?.width ?? 0) / 2));
      });
    await expect.poll(readOffset).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('below 1024 px the call to action is one column', async ({ page }) => {
  await page.goto('/ua/expertise/rendering');
  const readLefts = () =>
    page.locator('.cta > *').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
  for (const [width, columns] of [
    [768, 1],
    [1023, 1],
    [1024, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(new Set(await readLefts()).size, `${width} px`).toBe(columns);
  }
});
