import type { Page } from '@playwright/test';
import { getBuiltPage } from '../built/built-site.ts';
import { attributeOf } from '../built/parse-html.ts';
import {
  expect,
  expectMoving,
  expectStill,
  openCanvasExhibit,
  pathOf,
  readLayoutShift,
  startTimeoutMs,
  test,
} from './exhibit-test.ts';

const listLoaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/exhibits\/(\w+)-/.exec(name)?.[1])
      .filter((name) => name !== undefined),
  );

/** Home with the tooth far below the nozzle. */
async function openBoth(page: Page): Promise<void> {
  const box = getBuiltPage(pathOf.tooth).document.querySelector('[data-exhibit]');
  if (!box) throw new Error('The tooth is missing');
  const attributes = ['data-exhibit', 'data-exhibit-script', 'data-exhibit-strings']
    .map((name) => `${name}="${attributeOf(box, name).replaceAll('"', '&quot;')}"`)
    .join(' ');
  const plate = '<div class="plate" data-band="rendering"><svg class="il"></svg></div>';
  const tooth = `${'<br>'.repeat(90)}<div class="exhibit" ${attributes}>${plate}</div>`;
  const html = getBuiltPage('/en').html.replace('</main>', `${tooth}</main>`);
  await page.route(
    (url) => url.pathname === '/en',
    (route) => route.fulfill({ contentType: 'text/html', body: html }),
  );
  await openCanvasExhibit(page, 'nozzle');
}

test('[PROOF-05] an exhibit is loaded after the page has loaded, shifts nothing, and draws nothing out of sight or in a hidden tab', async ({
  page,
}) => {
  await openCanvasExhibit(page, 'nozzle');
  expect(await readLayoutShift(page)).toBe(0);
  const { loadedAt, startedAt } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/exhibits/'));
    return {
      loadedAt: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0,
      startedAt: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(loadedAt).toBeGreaterThan(0);
  expect(startedAt).toBeGreaterThanOrEqual(loadedAt);
  await expectMoving(page);

  await test.step('out of sight it rests, and goes on when it is back', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectStill(page);
    await page.locator('.nozzle').scrollIntoViewIfNeeded();
    await expectMoving(page);
  });
  await test.step('in a hidden tab it rests', async () => {
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await expectStill(page);
    await hide(false);
    await expectMoving(page);
  });
});

test('[PROOF-05] an exhibit is loaded when it is seen, and only one canvas runs at a time', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBoth(page);
  // The starter looks at all boxes at once, so the tooth would have been loaded by now.
  expect(await listLoaded(page)).not.toContain('tooth');
  const nozzle = page.locator('[data-exhibit="nozzle"]');
  const tooth = page.locator('[data-exhibit="tooth"]');
  await tooth.locator('.plate').scrollIntoViewIfNeeded();
  await expect(tooth.locator('canvas.tx-on')).toHaveCount(1, { timeout: startTimeoutMs });
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(nozzle.locator('.nozzle > svg')).toHaveCSS('opacity', '1');
  await nozzle.locator('.nozzle').scrollIntoViewIfNeeded();
  await expect(nozzle.locator('canvas.tx-on')).toHaveCount(1, { timeout: startTimeoutMs });
  await expect(page.locator('canvas')).toHaveCount(1);
});

test('the tooth comes to rest by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openCanvasExhibit(page, 'tooth');
  await expect(page.getByRole('slider', { name: 'Turn the tooth' })).toBeVisible();
  await expectStill(page);
});

test('[PROOF-05] the tooth shifts nothing when it starts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCanvasExhibit(page, 'tooth');
  expect(await readLayoutShift(page)).toBe(0);
});
