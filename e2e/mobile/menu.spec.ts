import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { kindsOfPage } from '../kinds-of-page.ts';

const toggle = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Menu' });
const menuLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('[NAV-15] the toggle opens and closes a list of the links', async ({ page }) => {
  await page.goto('/en');
  await expect(menuLink(page, 'Blog')).toBeHidden();
  await toggle(page).tap();
  for (const name of ['Our Expertise', 'Cases', 'Blog', 'Contact', 'Privacy Policy']) {
    await expect(menuLink(page, name)).toBeVisible();
  }
  await toggle(page).tap();
  await expect(menuLink(page, 'Blog')).toBeHidden();
});

test('[NAV-16] the products inside the menu expand and collapse', async ({ page }) => {
  await page.goto('/en');
  await toggle(page).tap();
  const products = page.getByRole('banner').locator('summary', { hasText: 'Products' });
  await expect(menuLink(page, 'LeadGenAI')).toBeHidden();
  await products.tap();
  await expect(menuLink(page, 'LeadGenAI')).toBeVisible();
  await expect(menuLink(page, 'Ad Network Orchestration Tool')).toBeVisible();
  await products.tap();
  await expect(menuLink(page, 'LeadGenAI')).toBeHidden();
  await products.tap();
  await menuLink(page, 'LeadGenAI').tap();
  await expect(page).toHaveURL(/\/en\/products\/leadgen-ai$/);
});

test('the menu works by keyboard, and Esc closes it', async ({ page }) => {
  await page.goto('/en');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuLink(page, 'Cases')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuLink(page, 'Cases')).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('the page behind the open menu does not scroll, and focus that leaves the menu closes it', async ({
  page,
}) => {
  await page.goto('/en/cases');
  await toggle(page).tap();
  await page.mouse.move(195, 300);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await menuLink(page, 'Contact').focus();
  await page.keyboard.press('Tab');
  await expect(menuLink(page, 'Cases')).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test(`languages are on top of the menu, and both actions stay at the bottom: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/ua/products/leadgen-ai');
    await page.getByRole('banner').locator('.menu > summary').tap();
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
    const act = await page.locator('.menu-act').boundingBox();
    expect(await top('.menu-panel .langs')).toBeLessThan(await top('.menu-ways'));
    expect((act?.y ?? 0) + (act?.height ?? 0)).toBe(height);
    for (const href of ['/ua/booking', '/ua/contact']) {
      await expect(page.locator(`.menu-act a[href="${href}"]`)).toBeInViewport({ ratio: 1 });
    }
    // The list of products is open here, so the destinations need more room than there is: they scroll.
    const last = page.locator('.menu-ways a[href="/privacy-policy"]');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect((await last.boundingBox())?.y).toBeLessThan(act?.y ?? 0);
    await expect(page.locator('.menu-products .plate svg')).toHaveCount(2);
  });
}

test('in a low window the menu scrolls as a whole, down to both actions', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 360 });
  await page.goto('/ua/products/leadgen-ai');
  await page.getByRole('banner').locator('.menu > summary').tap();
  const first = page.locator('.menu-act a[href="/ua/booking"]');
  const second = page.locator('.menu-act a[href="/ua/contact"]');
  await expect(first).not.toBeInViewport();
  await second.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(second).toBeInViewport({ ratio: 1 });
});

test('[NAV-08] on the home page Our Expertise closes the menu and leads to the section', async ({ page }) => {
  await page.goto('/en');
  await toggle(page).tap();
  await menuLink(page, 'Our Expertise').tap();
  await expect(menuLink(page, 'Our Expertise')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Our expertise' })).toBeInViewport();
});

for (const [kind, rest] of Object.entries(kindsOfPage)) {
  test(`[NAV-18, NAV-19] the languages of the menu keep path, query and fragment: ${kind}`, async ({
    page,
  }) => {
    await page.goto(`/en${rest}?ref=x#main`);
    await toggle(page).tap();
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Polski' }).tap();
    await expect(page).toHaveURL(new RegExp(`/pl${rest}\\?ref=x#main$`));
  });
}
