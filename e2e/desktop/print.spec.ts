import { expect, test } from '../browser-test.ts';

const paths = ['/en', '/en/expertise/rendering', '/en/cases/marketing-optimization'];

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('on A4 the page is light, in its wide layout and without controls', async ({ page }) => {
  // The width that A4 leaves between the margins.
  await page.setViewportSize({ width: 688, height: 970 });
  await page.emulateMedia({ media: 'print' });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const control of ['header.nav', 'footer', '.backbar', '.scale', 'main .btn', 'main details']) {
        await expect(page.locator(control).filter({ visible: true }), control).toHaveCount(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688);
    });
  }
});

test('on A4 the nine areas stand in three columns and both sheets side by side', async ({ page }) => {
  await page.setViewportSize({ width: 688, height: 970 });
  const countLefts = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) => new Set(parts.map((part) => part.getBoundingClientRect().left)).size);
  await page.goto('/en');
  await page.emulateMedia({ media: 'print' });
  expect(await countLefts('main a.card[href*="/expertise/"]')).toBe(3);
  await page.goto('/en/expertise/rendering');
  expect(await countLefts('.sheet')).toBe(2);
});
