import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from '../browser-test.ts';

test('[ROUTE-01] the root redirects to English and leaves no history entry', { tag: '@pr' }, async ({
  page,
}) => {
  await page.goto('/en/contact');
  const entries = await page.evaluate(() => history.length);
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/contact$/);
});

test('[ROUTE-16, ROUTE-17] a known path without a prefix goes to English by replace, query and fragment kept', {
  tag: '@pr',
}, async ({ page }) => {
  await page.goto('/en/blog');
  const entries = await page.evaluate(() => history.length);
  await page.goto('/cases/linux-3d-stack?from=ad#main');
  await expect(page).toHaveURL(/\/en\/cases\/linux-3d-stack\?from=ad#main$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goto('/contact');
  await expect(page).toHaveURL(/\/en\/contact$/);
});

test('unknown addresses show the not-found panel with its ways out', { tag: '@pr' }, async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  await page.goto('/pl/expertise/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie znaleziono strony');
  await page.goto('/xx');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test('[FOOT-05] the copyright line shows the current year, not the year of the build', {
  tag: '@pr',
}, async ({ page }) => {
  await page.clock.setFixedTime('2031-03-04T10:00:00Z');
  await page.goto('/en');
  await expect(page.getByText(`© 2031 ${siteSettings.company.name}`)).toBeVisible();
});
