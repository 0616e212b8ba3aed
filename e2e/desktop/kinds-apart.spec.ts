import { cases } from '../../apps/web/content/cases.ts';
import { products } from '../../apps/web/content/products.ts';
import { services } from '../../apps/web/content/services.ts';
import { expect, test } from '../browser-test.ts';

const kinds = {
  service: services.map(({ key }) => `/expertise/${key}`),
  case: cases.map(({ key }) => `/cases/${key}`),
  product: products.map(({ key }) => `/products/${key}`),
};

/** What is seen at the title of each kind of page. */
const openings = {
  service: 'title on a plate',
  case: 'title above a drawing',
  product: 'title above a window',
} as const;

/** The first wide thing around or below the title that is painted or framed, and how it stands to the title. */
function describeOpening(): string {
  const title = document.querySelector('main h1');
  if (!title) return 'no title';
  const titleEnd = title.getBoundingClientRect().bottom;
  const isSeen = (element: Element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const { backgroundImage, backgroundColor, borderTopWidth } = getComputedStyle(element);
    const isPainted = backgroundImage !== 'none' || !/^rgba\(0, 0, 0, 0\)$/.test(backgroundColor);
    const isWide = width > innerWidth * 0.8 && height > 50 && bottom > titleEnd && top < innerHeight - 100;
    return isWide && (isPainted || borderTopWidth !== '0px');
  };
  const thing = [...document.querySelectorAll('main *')].find(isSeen);
  if (!thing) return 'nothing';
  if (thing.contains(title)) return 'title on a plate';
  return thing.querySelector(':scope > svg.il') ? 'title above a drawing' : 'title above a window';
}

test('[PROOF-03] the first screen tells a service, a case and a product apart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const kind of ['service', 'case', 'product'] as const) {
    for (const [index, path] of kinds[kind].entries()) {
      const language = ['en', 'ua', 'pl', 'ru', 'es'][index % 5];
      await page.goto(`/${language}${path}`);
      expect(await page.evaluate(describeOpening), path).toBe(openings[kind]);
    }
  }
});
