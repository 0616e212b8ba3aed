import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';

test('[BACK-01, NAV-13] the panel of an unknown product has the button and the mark of its section, like the panel of an unknown service', async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  const button = page.getByRole('main').getByRole('link', { name: 'Back to home' }).first();
  await page.goto('/en/expertise/nope');
  await expect(button).toHaveAttribute('data-back');
  await page.goto('/en/products/nope');
  await expect(button).toHaveAttribute('data-back');
  await expect(page.locator('header [aria-controls=products-panel]')).toHaveAttribute('aria-current', 'true');
});

/** Visits pages until the history has exactly this many entries; the last one is the given page. */
async function visitWithHistory(page: Page, length: number, path: string): Promise<void> {
  const readLength = () => page.evaluate(() => history.length);
  for (let visit = 1; (await readLength()) < length - 1; visit += 1)
    await page.goto(`/pl/cases?visit=${visit}`);
  await page.goto(path);
  expect(await readLength()).toBe(length);
}

test('[BACK-04] with three entries, more than two, the button goes one step back', { tag: '@pr' }, async ({
  page,
}) => {
  await visitWithHistory(page, 3, '/pl/cases/igaming-designs');
  await page.locator('[data-back]').click();
  await expect(page).toHaveURL(/\/pl\/cases\?visit=1$/);
});

test('[BACK-05] with two entries it goes to the home page of the language', { tag: '@pr' }, async ({
  page,
}) => {
  await visitWithHistory(page, 2, '/pl/blog/some-slug');
  await page.locator('[data-back]').click();
  await expect(page).toHaveURL(/\/pl$/);
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
