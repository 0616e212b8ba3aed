import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';

const toggle = (page: Page) => page.getByRole('button', { name: /Switch to (dark|light) theme/ });
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] =
      getComputedStyle(document.body)
        .backgroundColor.match(/\d+(\.\d+)?/g)
        ?.map(Number) ?? [];
    return getComputedStyle(document.body).backgroundColor.startsWith('oklch') ? red < 0.5 : red < 128;
  });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('tt_theme'));

test('[THEME-01] without a choice the theme follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en');
  expect(await isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await isDark(page)).toBe(false);
  expect(await stored(page)).toBeNull();
});

test('[THEME-02, THEME-03] the toggle switches between the two and stores the choice', async ({ page }) => {
  await page.goto('/en');
  await expect(toggle(page)).toHaveAccessibleName('Switch to dark theme');
  await toggle(page).click();
  expect(await isDark(page)).toBe(true);
  expect(await stored(page)).toBe('dark');
  await expect(toggle(page)).toHaveAccessibleName('Switch to light theme');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  expect(await isDark(page)).toBe(false);
  expect(await stored(page)).toBe('light');
});

test('[THEME-04] a stored theme holds after a reload and on every other page', async ({ page }) => {
  await page.goto('/en');
  await toggle(page).click();
  await page.reload();
  expect(await isDark(page)).toBe(true);
  for (const path of ['/ua/cases', '/pl/contact', '/privacy-policy', '/en/cases/anything']) {
    await page.goto(path);
    expect(await isDark(page), path).toBe(true);
  }
});

test('a stored theme is in force before the first paint, so that no other flashes up', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('tt_theme', 'dark');
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      // The body has just begun: nothing can have been painted yet.
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/en', '/en/contact']) {
    await page.goto(path);
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody')), path).toBe('dark');
  }
});

test('[PROD-05] the cards of the LeadGenAI page follow the theme', async ({ page }) => {
  await page.goto('/en/products/leadgen-ai');
  const card = page.getByRole('heading', { name: 'Continuous scraping and enrichment' }).locator('..');
  const colors = () =>
    card.evaluate((element) => {
      const feature = element.closest('[class*="feature"], .card') ?? element;
      const style = getComputedStyle(feature);
      return [style.backgroundColor, style.color, style.borderColor];
    });
  const light = await colors();
  await toggle(page).click();
  const dark = await colors();
  expect(dark[1]).not.toBe(light[1]);
  expect(dark).not.toEqual(light);
});
