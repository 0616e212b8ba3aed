import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';

const button = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back to home' });

test('[BACK-01, NAV-13] the panel of an unknown product has the button and the mark of its section, as that of an unknown service', async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  await page.goto('/en/expertise/nope');
  await expect(button(page).first()).toHaveAttribute('data-back');
  await page.goto('/en/products/nope');
  await expect(button(page).first()).toHaveAttribute('data-back');
  await expect(page.locator('header [aria-controls=products-panel]')).toHaveAttribute('aria-current', 'true');
});

for (const path of [
  '/en/expertise/design',
  '/en/cases/linux-3d-stack',
  '/en/cases/anything',
  '/en/blog/some-slug',
  '/en/products/leadgen-ai',
]) {
  test(`[BACK-01] the button floats at the top left: ${path}`, async ({ page }) => {
    await page.goto(path);
    const bar = await page.getByRole('banner').boundingBox();
    const expectTopLeft = async () => {
      const box = await button(page).boundingBox();
      expect(box?.x).toBeLessThan(80);
      expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
      expect(box?.y).toBeLessThan(120);
    };
    await expectTopLeft();
    await page.evaluate(() => window.scrollTo({ top: 350, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expectTopLeft();
  });
}

test('[BACK-04] with more than two entries the button goes one step back', async ({ page }) => {
  await page.goto('/en');
  await page.goto('/en/cases?category=design');
  await page.goto('/en/cases/igaming-designs');
  expect(await page.evaluate(() => history.length)).toBeGreaterThan(2);
  await button(page).click();
  await expect(page).toHaveURL(/\/en\/cases\?category=design$/);
});

test('[BACK-05] with a short history it goes to the home page of the language', async ({ page }) => {
  await page.goto('/pl/blog/some-slug');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/pl$/);
});

test('the title of an article that was never listed is its slug in words', async ({ page }) => {
  await page.goto('/en/blog/what-comes-next');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('what comes next');
  await expect(page.getByText('Coming soon: Blog article what comes next')).toBeVisible();
  await expect(page).toHaveTitle(/what comes next/);
});

test('a click that opens a new tab opens home there and leaves this page alone', async ({
  page,
  context,
}) => {
  for (const path of ['/en', '/en/cases', '/en/cases/linux-3d-stack']) await page.goto(path);
  const opened = context.waitForEvent('page');
  await page.locator('[data-back]').click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/en$/);
  await expect(page).toHaveURL(/\/en\/cases\/linux-3d-stack$/);
});
