import { expect, test } from '../browser-test.ts';

test('[NAV-08] Our Expertise leads to the service section of the home page', async ({ page }) => {
  await page.goto('/es/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Especialidades' }).click();
  await expect(page).toHaveURL(/\/es#expertise$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
});

test('the main links are followed by keyboard, and the page that is shown is marked', async ({ page }) => {
  await page.goto('/en');
  const link = page.getByRole('banner').getByRole('link', { name: 'Cases' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/cases$/);
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('the expertise and products sections are marked while one of their pages is shown', async ({ page }) => {
  const banner = page.getByRole('banner');
  await page.goto('/en/expertise/techart');
  await expect(banner.getByRole('link', { name: 'Our Expertise' })).toHaveAttribute('aria-current', 'true');
  await page.goto('/en/products/leadgen-ai');
  await expect(banner.getByRole('button', { name: 'Products' })).toHaveAttribute('aria-current', 'true');
  await page.goto('/en');
  await expect(banner.getByRole('link', { name: 'Our Expertise' })).not.toHaveAttribute('aria-current');
});
