import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';

const themeToggle = (page: Page) => page.getByRole('button', { name: 'Switch to dark theme' });
const languages = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Language' });
const tooltip = (page: Page) => page.locator('.tip');

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-03-04T10:00:00Z' });
  await page.goto('/en');
  await page.mouse.move(200, 500);
  await page.clock.pauseAt('2026-03-04T10:01:00Z');
});

test('[CONST-04, CONST-05] a tooltip opens after 700 ms, and without the delay from another one within 300 ms', {
  tag: '@pr',
}, async ({ page }) => {
  await test.step('a tooltip opens after 700 ms', async () => {
    await themeToggle(page).hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(15);
    await expect(tooltip(page)).toHaveText('Switch to dark theme');
  });
  await test.step('from another tooltip within 300 ms it opens without the delay', async () => {
    await page.mouse.move(200, 500);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(280);
    await languages(page).hover();
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText('Language');
  });
  await test.step('later than 300 ms it waits again', async () => {
    await page.mouse.move(200, 500);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(310);
    await themeToggle(page).hover();
    await page.clock.runFor(650);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(60);
    await expect(tooltip(page)).toHaveText('Switch to dark theme');
  });
});

test('a tooltip opens on keyboard focus too, and Esc closes it', async ({ page }) => {
  await languages(page).focus();
  await page.keyboard.press('Tab');
  await expect(themeToggle(page)).toBeFocused();
  await page.clock.runFor(705);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('the pointer can move onto a tooltip without losing it', async ({ page }) => {
  await themeToggle(page).hover();
  await page.clock.runFor(705);
  const box = (await tooltip(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = box.x + box.width / 2;
  await page.mouse.move(middle, box.y - 4);
  await page.mouse.move(middle, box.y + box.height / 2);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(200, 500);
  await expect(tooltip(page)).toHaveCount(0);
});
