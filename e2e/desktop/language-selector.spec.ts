import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { kindsOfPage } from '../kinds-of-page.ts';

const selector = (page: Page) => page.getByRole('banner').locator('summary', { hasText: /EN|UA|PL|RU|ES/ });

async function choose(page: Page, name: string): Promise<void> {
  await selector(page).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

/** Home, a page of a template and a page with an island. */
const quickKinds = ['home', 'case placeholder', 'booking'];

for (const isQuick of [true, false]) {
  const kinds = Object.entries(kindsOfPage).filter(([kind]) => quickKinds.includes(kind) === isQuick);
  test(`[NAV-18, NAV-19] another language keeps path, query and fragment: ${kinds[0]?.[0]} and others`, {
    tag: isQuick ? '@pr' : [],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [kind, rest] of kinds) {
      await test.step(kind, async () => {
        await page.goto(`/en${rest}?ref=x&y=1#main`);
        await choose(page, 'Українська');
        await expect(page).toHaveURL(new RegExp(`/ua${rest}\\?ref=x&y=1#main$`));
        await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
        await choose(page, 'Polski');
        await expect(page).toHaveURL(new RegExp(`/pl${rest}\\?ref=x&y=1#main$`));
      });
    }
  });
}

/** How far below the top of the window an element is. */
const readTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test('[NAV-19] another language opens at the section that is being read: pages with and without an island', {
  tag: '@pr',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [rest, query] of [
    ['/cases/marketing-optimization', ''],
    ['/blog/supercharge-3d-workflows', '?topic=x'],
    ['/booking', '?topic=marketing'],
  ] as const) {
    await test.step(rest, async () => {
      await page.goto(`/en${rest}${query}`);
      await page.evaluate(() => window.scrollTo(0, 1800));
      await choose(page, 'Українська');
      await expect(page).toHaveURL(
        (url) => url.pathname === `/ua${rest}` && url.search === query && url.hash !== '',
      );
      const { hash } = new URL(page.url());
      await expect.poll(() => readTop(page, `main ${hash}`)).toBeLessThan(400);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await choose(page, 'Polski');
      await expect.poll(() => new URL(page.url()).hash).not.toBe(hash);
    });
  }
});

test('[NAV-19] a fragment that names no section stays, however far the page was scrolled', async ({
  page,
}) => {
  await page.goto('/en/cases/marketing-optimization#a=b');
  await page.evaluate(() => window.scrollTo(0, 1800));
  await choose(page, 'Українська');
  await expect(page).toHaveURL(/\/ua\/cases\/marketing-optimization#a=b$/);
});

test('[NAV-20] from the privacy policy and from an unknown path without a prefix another language leads to its home page', {
  tag: '@pr',
}, async ({ page, faults }) => {
  faults.allow(/404/);
  await page.goto('/privacy-policy?ref=x#children');
  await choose(page, 'Español');
  await expect(page).toHaveURL(/\/es$/);
  await page.goto('/nope/at/all');
  await choose(page, 'Русский');
  await expect(page).toHaveURL(/\/ru$/);
});

test('the selector works by keyboard, and Esc or a press outside closes it', { tag: '@pr' }, async ({
  page,
}) => {
  const polish = page.getByRole('link', { name: 'Polski', exact: true });
  await page.goto('/en/contact');
  await selector(page).click();
  await expect(polish).toBeVisible();
  await page.mouse.click(30, 400);
  await expect(polish).toBeHidden();

  await selector(page).focus();
  await page.keyboard.press('Enter');
  await expect(polish).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(polish).toBeHidden();
  await expect(selector(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(polish).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ua\/contact$/);
});
