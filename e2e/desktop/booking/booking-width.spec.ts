import { expect, test } from '../../browser-test.ts';

test('[CONST-02] 767 px is mobile and 768 px is desktop', async ({ page }) => {
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  const bar = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/en/booking');
  await expect(menu).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu).toBeHidden();
  await expect(bar).toBeVisible();
});
