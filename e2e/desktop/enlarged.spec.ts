import type { Page } from '@playwright/test';
import { test as base, expect } from '../browser-test.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { openSettled } from '../open-settled.ts';

const readScrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

base('at 400% zoom the page has the whole window, and the menu all its entries', async ({ page }) => {
  // 1280 × 1024 at 400%.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/ua/cases/marketing-optimization');
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect
    .poll(() => page.evaluate(() => document.elementFromPoint(160, 10)?.closest('header, .backbar') === null))
    .toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.menu > summary').click();
  const last = page.locator('.menu-panel a').last();
  await last.scrollIntoViewIfNeeded();
  const readRoom = () =>
    page.locator('.menu-panel').evaluate((panel) => {
      const scroller = [...panel.querySelectorAll('*'), panel].find(
        (part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === 'auto',
      );
      return scroller?.clientHeight ?? 0;
    });
  await expect.poll(readRoom).toBeGreaterThan(150);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await readScrollWidth(page)).toBeLessThanOrEqual(320);
});

base('at 400% zoom what gets the focus is in the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/ua');
  for (const link of await page.locator('main').getByRole('link').filter({ visible: true }).all()) {
    await link.focus();
    await expect(link).toBeInViewport();
  }
});

/** A browser that is set to text of twice the usual size. */
const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      });
    },
    { scope: 'worker' },
  ],
});

for (const width of [1280, 390]) {
  test(`with text of twice the size no kind of page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const rest of Object.values(kindsOfPage)) {
      await openSettled(page, `/ua${rest}`);
      expect(await readScrollWidth(page), rest).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  });
}
