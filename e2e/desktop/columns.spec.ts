import type { Page } from '@playwright/test';
import { articles } from '../../apps/web/content/articles.ts';
import { expect, test } from '../browser-test.ts';

/** The number of columns of the visible elements. */
async function countColumns(page: Page, selector: string): Promise<number> {
  const lefts = await page.locator(selector).evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left }) => left),
  );
  return new Set(lefts.map(Math.round)).size;
}

test('[CONST-02] 767 px is mobile and 768 px is desktop', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/en');
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  await expect(page.locator('main details').first()).toBeVisible();
  await expect(page.locator('main a.card').first()).toBeHidden();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.locator('main details').first()).toBeHidden();
  await expect(page.locator('main a.card').first()).toBeVisible();
  await expect(menu).toBeHidden();
});

test('[HOME-12] the service cards have 1, 2 or 3 columns, depending on the width', async ({ page }) => {
  await page.goto('/en');
  for (const [width, columns] of [
    [768, 2],
    [1099, 2],
    [1100, 3],
    [1600, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await countColumns(page, 'main a.card'), `${width} px`).toBe(columns);
  }
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await countColumns(page, 'main details')).toBe(1);
});

test('[CASES-08, ROUTE-25] the cases lie in a scroll area 600 px high, in two columns', async ({ page }) => {
  await page.goto('/en/cases');
  const area = page.getByRole('region', { name: 'Cases' });
  expect((await area.boundingBox())?.height).toBe(600);
  expect(await countColumns(page, 'main a.card')).toBe(2);
  await area.getByRole('link').last().scrollIntoViewIfNeeded();
  expect(await area.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  for (const link of await area.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^\/en\/cases\//);
  }
});

test('[CASES-09] the bar of the scroll area hides 600 ms after the pointer has left', async ({ page }) => {
  await page.clock.install({ time: '2026-03-04T10:00:00Z' });
  await page.goto('/en/cases');
  const area = page.getByRole('region', { name: 'Cases' });
  const barColor = () => area.evaluate((element) => getComputedStyle(element).scrollbarColor.split(') ')[0]);
  const hidden = await barColor();
  await page.clock.pauseAt('2026-03-04T10:01:00Z');
  await area.hover();
  const shown = await barColor();
  expect(shown).not.toBe(hidden);
  await page.mouse.move(10, 10);
  await page.clock.runFor(590);
  expect(await barColor()).toBe(shown);
  await page.clock.runFor(20);
  expect(await barColor()).toBe(hidden);
});

test('[BLOG-03] the articles lie in two columns', async ({ page }) => {
  await page.goto('/en/blog');
  await expect(page.locator('main a.card')).toHaveCount(articles.length);
  expect(await countColumns(page, 'main a.card')).toBe(2);
});
