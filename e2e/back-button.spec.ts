import { expect, test } from './browser-test.ts';

const paths = [
  '/en/expertise/design',
  '/en/cases/linux-3d-stack',
  '/en/cases/anything',
  '/en/blog/some-slug',
  '/en/products/leadgen-ai',
];

test('[BACK-01] the button floats at the top left, and again when the page scrolls up', async ({ page }) => {
  const button = page.getByRole('main').getByRole('link', { name: 'Back to home' });
  const expectTopLeft = async () => {
    const bar = await page.getByRole('banner').boundingBox();
    const box = await button.boundingBox();
    expect(box?.x).toBeLessThan(80);
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    expect(box?.y).toBeLessThan(120);
  };
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(expectTopLeft).toPass();
      for (const [top, going] of [
        [350, 'down'],
        [250, 'up'],
      ] as const) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await expect(page.locator('html')).toHaveAttribute('data-going', going);
      }
      await expect(expectTopLeft).toPass();
    });
  }
});
