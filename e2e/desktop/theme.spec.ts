import { expect, test } from '../browser-test.ts';
import { isDark, themeToggle } from '../theme.ts';

test('[THEME-01] without a choice the theme follows the system', { tag: '@pr' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en');
  await expect.poll(() => isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => isDark(page)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('tt_theme'))).toBeNull();
});

test('a stored theme is in force before the first paint, so that no other flashes up', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('tt_theme', 'dark');
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      // The body has just begun, so nothing can have been painted yet.
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/en', '/en/contact']) {
    await page.goto(path);
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody')), path).toBe('dark');
  }
});

test("a page that comes back from the browser's memory has the theme that was chosen since", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en');
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await page.evaluate(comeBack);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await page.evaluate(() => localStorage.setItem('tt_theme', 'dark'));
  await page.evaluate(comeBack);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('[PROD-05] the cards of the LeadGenAI page follow the theme', { tag: '@pr' }, async ({ page }) => {
  await page.goto('/en/products/leadgen-ai');
  const card = page.getByRole('heading', { name: 'Continuous scraping and enrichment' }).locator('..');
  const readColors = () =>
    card.evaluate((element) => {
      const feature = element.closest('[class*="feature"], .card') ?? element;
      const { backgroundColor, color, borderColor } = getComputedStyle(feature);
      return { backgroundColor, color, borderColor };
    });
  const light = await readColors();
  await themeToggle(page).click();
  await expect.poll(async () => (await readColors()).color).not.toBe(light.color);
  expect(await readColors()).not.toEqual(light);
});
