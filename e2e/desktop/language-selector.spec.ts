import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { kindsOfPage } from '../kinds-of-page.ts';

const selector = (page: Page) => page.getByRole('banner').locator('summary', { hasText: /EN|UA|PL|RU|ES/ });

async function choose(page: Page, name: string): Promise<void> {
  await selector(page).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

for (const [kind, rest] of Object.entries(kindsOfPage)) {
  test(`[NAV-18, NAV-19] another language keeps path, query and fragment: ${kind}`, async ({ page }) => {
    await page.goto(`/en${rest}?ref=x&y=1#main`);
    await choose(page, 'Українська');
    await expect(page).toHaveURL(new RegExp(`/ua${rest}\\?ref=x&y=1#main$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await choose(page, 'Polski');
    await expect(page).toHaveURL(new RegExp(`/pl${rest}\\?ref=x&y=1#main$`));
  });
}

test('[NAV-20] from the privacy policy another language leads to its home page', async ({ page }) => {
  await page.goto('/privacy-policy?ref=x#children');
  await choose(page, 'Español');
  await expect(page).toHaveURL(/\/es$/);
});

test('[NAV-20] an unknown path without a prefix leads to the home page of the language too', async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  await page.goto('/nope/at/all');
  await choose(page, 'Русский');
  await expect(page).toHaveURL(/\/ru$/);
});

test('the selector works by keyboard, and Esc closes it', async ({ page }) => {
  await page.goto('/en/contact');
  await selector(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Polski', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Polski', exact: true })).toBeHidden();
  await expect(selector(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Polski', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ua\/contact$/);
});

test('a press outside closes the selector', async ({ page }) => {
  await page.goto('/en');
  await selector(page).click();
  await page.mouse.click(30, 400);
  await expect(page.getByRole('link', { name: 'Polski', exact: true })).toBeHidden();
});
