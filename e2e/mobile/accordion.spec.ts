import type { Page } from '@playwright/test';
import { articles } from '../../apps/web/content/articles.ts';
import { cases } from '../../apps/web/content/cases.ts';
import { services } from '../../apps/web/content/services.ts';
import { expect, test } from '../browser-test.ts';

const items = (page: Page) => page.locator('main details');
const item = (page: Page, title: string) =>
  items(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const openItems = (page: Page) => page.locator('main details[open]');

test('[HOME-06, HOME-07, HOME-08, HOME-11] on a small screen the service cards are an accordion, of which at most one item is open', {
  tag: '@pr',
}, async ({ page }) => {
  await page.goto('/en');
  await expect(items(page)).toHaveCount(services.length);
  for (const summary of await items(page).locator('summary').all()) await expect(summary).toBeVisible();
  await expect(page.locator('main a.card').first()).toBeHidden();

  await test.step('at most one item is open, and the open one can be collapsed', async () => {
    await expect(openItems(page)).toHaveCount(0);
    for (const title of ['Marketing', 'Game Design', '5G Solutions']) {
      await item(page, title).last().locator('summary').tap();
      await expect(openItems(page)).toHaveCount(1);
      await expect(openItems(page).getByRole('heading')).toHaveText(title);
    }
    await openItems(page).locator('summary').tap();
    await expect(openItems(page)).toHaveCount(0);
  });
  await test.step('an item shows emoji, title, description and a link to its area', async () => {
    for (const { key, emoji } of services) {
      const service = items(page).filter({ has: page.locator(`a[href="/en/expertise/${key}"]`) });
      await service.locator('summary').tap();
      await expect(service.getByText(emoji)).toBeVisible();
      await expect(service.getByRole('heading')).toBeVisible();
      await expect(service.getByRole('paragraph')).not.toBeEmpty();
      await expect(service.getByRole('link', { name: 'Learn more' })).toBeVisible();
    }
    await openItems(page).getByRole('link', { name: 'Learn more' }).tap();
    await expect(page).toHaveURL(new RegExp(`/en/expertise/${services.at(-1)?.key}$`));
  });
});

test('[HOME-09, HOME-10, HOME-11] badges, results and what a link says depend on what an item has', {
  tag: '@pr',
}, async ({ page }) => {
  const stack = item(page, 'A 3D stack on Linux');
  const coming = item(page, 'Aviation and maritime systems');
  await page.goto('/en/cases');
  await expect(items(page)).toHaveCount(cases.length);

  await test.step('only a case to come shows the badge Coming Soon and says that details follow', async () => {
    const planned = cases.filter(({ comingSoon }) => comingSoon);
    await expect(items(page).getByText('Coming Soon', { exact: true })).toHaveCount(planned.length);
    await expect(coming.getByText('Coming Soon', { exact: true })).toBeVisible();
    await expect(coming.locator('summary')).toContainText('Coming Soon');
    await coming.locator('summary').tap();
    await expect(coming.getByRole('link', { name: 'More details coming soon' })).toBeVisible();
  });
  await test.step('a closed row shows its drawing and the first result', async () => {
    await expect(stack.locator('summary svg.il')).toBeVisible();
    await expect(stack.locator('summary')).toContainText('Open toolchain');
    expect((await stack.locator('.acc-pic').boundingBox())?.width).toBe(88);
  });
  await stack.locator('summary').tap();
  await test.step('an open one shows them large below', async () => {
    await expect(stack.locator('summary svg.il')).toBeHidden();
    const readRatio = async () => {
      const { width = 0, height = 1 } = (await stack.locator('.acc-body .plate').boundingBox()) ?? {};
      return width / height;
    };
    await expect.poll(readRatio).toBeCloseTo(16 / 10, 2);
  });
  await test.step('badges of categories and key results appear only if an item has them', async () => {
    await expect(stack.getByRole('link', { name: 'Learn more' })).toBeVisible();
    await expect(stack.getByText('Technical Art')).toBeVisible();
    await expect(stack.locator('.acc-body').getByText('Open toolchain')).toBeVisible();
    await expect(stack.locator('.acc-body')).toContainText('Key Results');
    await page.goto('/en');
    await expect(page.getByText('Coming Soon', { exact: true })).toHaveCount(0);
    await item(page, 'Technical Art').locator('summary').tap();
    await expect(openItems(page)).toHaveCount(1);
    await expect(openItems(page).locator('.badge, .key')).toHaveCount(0);
  });
});

test('[CASES-10, ROUTE-25] the cases appear as the same accordion, each link in the language of the page', async ({
  page,
}) => {
  await page.goto('/pl/cases');
  await expect(page.locator('main a.card').first()).toBeHidden();
  for (const entry of await items(page).all()) {
    await entry.locator('summary').tap();
    await expect(entry.getByRole('link')).toHaveAttribute('href', /^\/pl\/cases\/[a-z0-9-]+$/);
    await expect(page.locator('main details[open]')).toHaveCount(1);
  }
  await openItems(page).getByRole('link').tap();
  await expect(page).toHaveURL(new RegExp(`/pl/cases/${cases.at(-1)?.key}$`));
});

test('[BLOG-04] the articles appear in a list of their own that shows categories', { tag: '@pr' }, async ({
  page,
}) => {
  await page.goto('/en/blog');
  await expect(page.locator('main a.card').first()).toBeHidden();
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(rows).toHaveCount(articles.length);
  await expect(rows.filter({ hasText: 'AI in iGaming marketing' })).toContainText('MarTech');
  await expect(rows.filter({ hasText: 'Supercharge 3D workflows' })).toContainText('GameDev');
});
