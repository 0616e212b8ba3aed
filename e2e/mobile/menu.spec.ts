import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { kindsOfPage } from '../kinds-of-page.ts';

const toggle = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Menu' });
const menuLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('[NAV-08, NAV-15, NAV-16] the toggle opens and closes a list of the links, by tap and by keyboard, and the products in it expand and collapse', {
  tag: '@pr',
}, async ({ page }) => {
  await page.goto('/en');
  await test.step('the toggle opens and closes the list', async () => {
    await expect(menuLink(page, 'Blog')).toBeHidden();
    await toggle(page).tap();
    for (const name of ['Our Expertise', 'Cases', 'Blog', 'Contact', 'Privacy Policy']) {
      await expect(menuLink(page, name)).toBeVisible();
    }
    await toggle(page).tap();
    await expect(menuLink(page, 'Blog')).toBeHidden();
  });
  await test.step('it works by keyboard, and Esc closes it', async () => {
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuLink(page, 'Cases')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuLink(page, 'Cases')).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });
  await test.step('on the home page Our Expertise closes the menu and leads to the section', async () => {
    await toggle(page).tap();
    await menuLink(page, 'Our Expertise').tap();
    await expect(menuLink(page, 'Our Expertise')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Our Expertise' })).toBeInViewport();
  });
  await test.step('the products expand, collapse and lead on', async () => {
    const products = page.getByRole('banner').locator('summary', { hasText: 'Products' });
    await toggle(page).tap();
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
});

test('the page behind the open menu does not scroll, and focus that leaves the menu closes it', {
  tag: '@pr',
}, async ({ page }) => {
  await page.goto('/en/cases');
  await toggle(page).tap();
  await page.mouse.move(195, 300);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await menuLink(page, 'Book Consultation').focus();
  await page.keyboard.press('Tab');
  await expect(menuLink(page, 'Cases')).toBeHidden();
});

test('languages are at the top of the menu, and both actions at the bottom; in a low window it scrolls as a whole', async ({
  page,
}) => {
  const open = () => page.getByRole('banner').locator('.menu > summary').tap();
  const act = (href: string) => page.locator(`.menu-act a[href="${href}"]`);
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/ua/products/leadgen-ai');
      await open();
      const readEdges = () =>
        page.evaluate(() => {
          const boxOf = (name: string) => document.querySelector(name)?.getBoundingClientRect();
          const [languages, ways] = [boxOf('.menu-panel .langs'), boxOf('.menu-ways')];
          return {
            areLanguagesOnTop: (languages?.top ?? 0) < (ways?.top ?? 0),
            bottom: boxOf('.menu-act')?.bottom,
          };
        });
      await expect.poll(readEdges).toEqual({ areLanguagesOnTop: true, bottom: height });
      for (const href of ['/ua/booking', '/ua/contact']) {
        await expect(act(href)).toBeInViewport({ ratio: 1 });
      }
      // The list of products is open here, so the destinations need more room than there is: they scroll.
      const last = page.locator('.menu-ways a[href="/privacy-policy"]');
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      const bar = await page.locator('.menu-act').boundingBox();
      expect((await last.boundingBox())?.y).toBeLessThan(bar?.y ?? 0);
      await expect(page.locator('.menu-products .plate svg')).toHaveCount(2);
    });
  }
  await test.step('a low window', async () => {
    await page.setViewportSize({ width: 700, height: 360 });
    await page.goto('/ua/products/leadgen-ai');
    await open();
    await expect(act('/ua/booking')).not.toBeInViewport();
    await act('/ua/contact').scrollIntoViewIfNeeded();
    await expect(act('/ua/booking')).toBeInViewport({ ratio: 1 });
    await expect(act('/ua/contact')).toBeInViewport({ ratio: 1 });
  });
});

test('[NAV-18, NAV-19] the languages of the menu keep path, query and fragment on every kind of page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [kind, rest] of Object.entries(kindsOfPage)) {
    await test.step(kind, async () => {
      await page.goto(`/en${rest}?ref=x#main`);
      await toggle(page).tap();
      await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Polski' }).tap();
      await expect(page).toHaveURL(new RegExp(`/pl${rest}\\?ref=x#main$`));
    });
  }
});
