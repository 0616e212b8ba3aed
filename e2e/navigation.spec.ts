import { expect, test } from './browser-test.ts';

test('[NAV-04] the bar stays at the top of the window while the page scrolls', { tag: '@pr' }, async ({
  page,
}) => {
  await page.goto('/en');
  const bar = page.getByRole('banner');
  for (const top of [600, 1_500]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    expect((await bar.boundingBox())?.y).toBe(0);
  }
});

test('the skip link is the first stop of the keyboard and leads past the bar', async ({ page }) => {
  await page.goto('/en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});
