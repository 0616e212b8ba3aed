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

test('[CONST-02, HOME-12] 767 px is mobile and 768 px is desktop, where the service cards have 2 or 3 columns', {
  tag: '@pr',
}, async ({ page }) => {
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  const item = page.locator('main details').first();
  const card = page.locator('main a.card').first();
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/en');
  await expect(item).toBeVisible();
  await expect(card).toBeHidden();
  await expect(menu).toBeVisible();
  expect(await countColumns(page, 'main details')).toBe(1);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(item).toBeHidden();
  await expect(card).toBeVisible();
  await expect(menu).toBeHidden();
  for (const [width, columns] of [
    [768, 2],
    [1099, 2],
    [1100, 3],
    [1600, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await countColumns(page, 'main a.card'), `${width} px`).toBe(columns);
  }
});

test('[CASES-08, ROUTE-25] from 1024 px the cases lie in a scroll area 600 px high, in two columns', {
  tag: '@pr',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/en/cases');
  const area = page.getByRole('region', { name: 'Cases' });
  expect((await area.boundingBox())?.height).toBe(600);
  expect(await countColumns(page, 'main a.card')).toBe(2);
  await area.getByRole('link').last().scrollIntoViewIfNeeded();
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  for (const link of await area.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^\/en\/cases\//);
  }
});

test('[CASES-08] below 1024 px the page scrolls instead: no card is cut, and each has its drawing above its words', async ({
  page,
}) => {
  for (const width of [768, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/cases');
    const area = page.getByRole('region', { name: 'Cases' });
    const [inside, whole] = await area.evaluate((element) => [element.clientHeight, element.scrollHeight]);
    expect(inside, `${width} px`).toBe(whole);
    expect(inside).toBeGreaterThan(1_500);
    await expect(area).toHaveCSS('mask-image', 'none');
    expect(await countColumns(page, 'main a.card')).toBe(2);
    const card = area.getByRole('link').first();
    const drawing = await card.locator('.plate').boundingBox();
    const title = await card.getByRole('heading').boundingBox();
    expect(drawing?.width).toBeCloseTo((await card.boundingBox())?.width ?? 0, 0);
    expect(title?.y).toBeGreaterThan((drawing?.y ?? 0) + (drawing?.height ?? 0));
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
  await expect.poll(barColor).not.toBe(hidden);
  const shown = await barColor();
  await page.mouse.move(10, 10);
  await page.clock.runFor(590);
  expect(await barColor()).toBe(shown);
  await page.clock.runFor(20);
  await expect.poll(barColor).toBe(hidden);
});

test('[BLOG-03] the articles lie in two columns', async ({ page }) => {
  await page.goto('/en/blog');
  await expect(page.locator('main a.card')).toHaveCount(articles.length);
  expect(await countColumns(page, 'main a.card')).toBe(2);
});
