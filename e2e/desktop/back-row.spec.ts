import type { Page } from '@playwright/test';
import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from '../browser-test.ts';

const details = [
  '/expertise/rendering',
  '/cases/marketing-optimization',
  '/cases/aviation-maritime',
  '/cases/anything',
  '/products/leadgen-ai',
  '/blog/supercharge-3d-workflows',
  '/blog/some-other-slug',
];
const widths = [390, 820, 1440, 1720];

/**
 * Scrolls down to the end and up again and lists the texts that lie under the button: a line whose box the button
 * crosses, unless the opaque row behind the button has cut that line off from edge to edge, as the bar does.
 */
function listCoveredTexts(): Promise<string[]> {
  const row = document.querySelector<HTMLElement>('.backbar');
  const button = row?.querySelector<HTMLElement>('[data-back]');
  const bar = document.querySelector('header');
  if (!row || !button || !bar) throw new Error('The page has no back row');
  const found: string[] = [];

  const crosses = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

  const listLines = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { text: string; box: DOMRect }[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (!text?.trim() || !parent || parent.closest('header, .backbar, script, style, .vh, .skip')) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ text, box });
    }
    return lines;
  };

  /** Whether the row covers everything at the height of the button, without a gap to the bar. */
  const cutsOff = () => {
    const { left, right, top } = row.getBoundingClientRect();
    const { backgroundColor, opacity } = getComputedStyle(row);
    const isOpaque = !/transparent|\/ 0|rgba/.test(backgroundColor) && opacity === '1';
    const isWide = left <= 0 && right >= document.documentElement.clientWidth;
    return isOpaque && isWide && top <= bar.getBoundingClientRect().bottom + 1;
  };

  const look = (y: number) => {
    const box = button.getBoundingClientRect();
    if (box.bottom <= bar.getBoundingClientRect().bottom || box.bottom <= 0) return;
    // The end of the page's content takes the row along, under the bar, where the footer is taller than the window.
    const content = row.parentElement?.getBoundingClientRect();
    if (content && row.getBoundingClientRect().bottom > content.bottom - 1) return;
    const top = document.elementFromPoint(box.left + box.width / 2, box.bottom - 2);
    if (!top || !button.contains(top)) found.push(`${y}: ${top?.className} lies over the button`);
    for (const line of listLines()) {
      if (!crosses(line.box, box)) continue;
      // At the start of the page nothing has scrolled yet, so the row has to have a place of its own.
      if (scrollY === 0 || !cutsOff()) found.push(`${y}: ${line.text}`);
    }
  };

  const settle = async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(row.getAnimations().map(({ finished }) => finished));
  };

  const travel = async () => {
    const end = document.documentElement.scrollHeight - innerHeight;
    const stops = Array.from({ length: Math.ceil(end / 240) + 1 }, (_, place) => Math.min(end, place * 240));
    for (const y of [...stops, ...stops.toReversed()]) {
      scrollTo({ top: y, behavior: 'instant' });
      await settle();
      look(y);
    }
    return found;
  };
  return travel();
}

for (const language of languageCodes) {
  // Ukrainian has the longest words. Other differences between languages are tested at night.
  test(
    `[PROOF-07] no text ever lies under the back button, at any scroll position: ${language}`,
    language === 'ua' ? {} : { tag: '@nightly' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const rest of details) {
        await page.goto(`/${language}${rest}`);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(listCoveredTexts), `/${language}${rest} at ${width} px`).toEqual([]);
        }
      }
    },
  );
}

const row = (page: Page) => page.locator('.backbar');
const scrollPage = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
/** How far the row reaches below the bar. */
const readReach = (page: Page) =>
  page.evaluate(() => {
    const bottom = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    return Math.round(bottom('.backbar') - bottom('header'));
  });

test('[BACK-01] the row leaves while the page scrolls down and returns when it scrolls up', {
  tag: '@pr',
}, async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/ua/cases/linux-3d-stack');
      await expect.poll(() => readReach(page)).toBeGreaterThan(50);
      await scrollPage(page, 700);
      await expect.poll(() => readReach(page)).toBeLessThanOrEqual(0);
      await scrollPage(page, 600);
      await expect.poll(() => readReach(page)).toBeGreaterThan(50);
      await expect(page.locator('[data-back]')).toBeInViewport({ ratio: 1 });
    });
  }
});

test('[BACK-01] on a wide screen too, the button stands above the text with the way to the page beside it', async ({
  page,
}) => {
  await page.goto('/pl/cases/linux-3d-stack');
  for (const width of [1440, 1680, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const [button, heading] = await Promise.all([
      page.locator('[data-back]').boundingBox(),
      page.locator('main h1').boundingBox(),
    ]);
    expect(Math.abs((button?.x ?? 0) - (heading?.x ?? 0)), `${width} px`).toBeLessThan(4);
    await expect(row(page).locator('.here')).toBeVisible();
  }
});

test('the row stays while it has the focus', async ({ page }) => {
  await page.goto('/en/cases/linux-3d-stack');
  await page.locator('[data-back]').focus();
  await scrollPage(page, 700);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.going)).toBe('down');
  await expect(page.locator('[data-back]')).toBeInViewport({ ratio: 1 });
  await expect(row(page)).toHaveCSS('translate', 'none');
});

test('what gets the focus on the way up is not hidden by the row', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/expertise/rendering');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  const links = await page.getByRole('main').getByRole('link').count();
  for (let step = 0; step < links; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const gap = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused.closest('header, .backbar, footer')) return 0;
      return focused.getBoundingClientRect().top - (document.querySelector('header')?.offsetHeight ?? 0) - 60;
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  }
});
