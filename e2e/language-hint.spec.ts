import type { Page } from '@playwright/test';
import { listFindingsInBothThemes } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { openSettled } from './open-settled.ts';

declare global {
  /** When something has moved by itself, in milliseconds. */
  var shifts: number[];
}

test.use({ locale: 'uk-UA' });

/** The line is not for robots, and a test drives its browser as they do. */
const actAsPerson = () => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });

const lineOf = (page: Page) => page.getByRole('region', { name: 'Мова сторінки' });

test.beforeEach(({ context }) => context.addInitScript(actAsPerson));

test('[HINT-01] a Ukrainian browser is offered the Ukrainian page, and its query and fragment stay', {
  tag: '@pr',
}, async ({ page }) => {
  await page.goto('/en/cases?category=3d#main', { referer: 'https://news.example/' });
  const line = lineOf(page);
  await expect(line).toHaveAttribute('lang', 'uk');
  await expect(line).toContainText('Ця сторінка є й українською.');
  expect(await listFindingsInBothThemes(page, { parts: ['.lang-hint'] })).toEqual([]);
  await line.getByRole('link', { name: 'Читати українською' }).click();
  await expect(page).toHaveURL(/\/ua\/cases\?category=3d#main$/);
  await expect(line).toHaveCount(0);
});

test('[HINT-02] the line moves nothing, leaves the focus alone, and its button removes it; nothing is stored', {
  tag: '@pr',
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      globalThis.shifts.push(...list.getEntries().map(({ startTime }) => startTime));
    });
    globalThis.shifts = [];
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  await openSettled(page, '/en/contact');
  const line = lineOf(page);
  await expect(line).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);
  // A move is recorded with the frame that shows it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  // A browser that gets the page in pieces may draw half a bar first. The line comes when all of it is there.
  const moved = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return globalThis.shifts.filter((time) => time > (navigation?.domInteractive ?? 0));
  });
  expect(moved).toEqual([]);
  await line.getByRole('button', { name: 'Закрити' }).click();
  await expect(line).toHaveCount(0);
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  );
  expect(await context.cookies()).toEqual([]);
});

for (const { where, width, path, height = 1100 } of [
  { where: 'below a bar of two rows', width: 820, path: '/pl' },
  { where: 'on a phone, above the bar of a booking', width: 390, path: '/pl/booking', height: 844 },
]) {
  test.describe(where, () => {
    test.use({ viewport: { width, height } });
    test(`[HINT-02] ${where} the line is in sight, and leaves the heading so`, async ({ page }) => {
      await openSettled(page, path);
      const line = lineOf(page);
      const link = line.getByRole('link', { name: 'Читати українською' });
      // A trial fails if anything lies above.
      await link.click({ trial: true });
      await page.getByRole('heading', { level: 1 }).click({ trial: true, position: { x: 8, y: 8 } });
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      await link.click({ trial: true });
    });
  });
}

test('[HINT-02] the next page that a link leads to has no line', { tag: '@pr' }, async ({ page }) => {
  await page.goto('/en');
  await expect(lineOf(page)).toBeVisible();
  await page.locator('main a[href="/en/contact"]').first().click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await expect(lineOf(page)).toHaveCount(0);
});

for (const { who, path, locale } of [
  { who: 'a page in the language of the browser', path: '/ua', locale: 'uk-UA' },
  { who: 'a browser in none of the five languages', path: '/en', locale: 'de-DE' },
  { who: 'a page in one language', path: '/privacy-policy', locale: 'uk-UA' },
]) {
  test.describe(who, () => {
    test.use({ locale });
    test(`[HINT-03] ${who} loads nothing for the line`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (/page-scripts\/hint/.test(request.url())) scripts.push(request.url());
      });
      await openSettled(page, path);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await expect(page.locator('.lang-hint')).toHaveCount(0);
    });
  });
}
