import type { Page } from '@playwright/test';
import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from '../browser-test.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Products' });
const card = (page: Page) => page.getByRole('link', { name: /^LeadGenAI/ });

/** Runs an action and returns after how many milliseconds the panel closed. */
async function measureClosing(page: Page, leave: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const dropdown = document.querySelector('[data-dropdown]') as HTMLElement;
    const times = { leftAt: 0, closedAt: 0 };
    const markLeft = () => {
      times.leftAt = performance.now();
    };
    dropdown.addEventListener('pointerleave', markLeft);
    dropdown.addEventListener('focusout', markLeft);
    new MutationObserver(() => {
      times.closedAt = performance.now();
      document.body.dataset.closedAfterMs = String(times.closedAt - times.leftAt);
    }).observe(dropdown, { attributeFilter: ['class'] });
  });
  await leave();
  await expect(card(page)).toBeHidden();
  return Number(await page.locator('body').getAttribute('data-closed-after-ms'));
}

test.beforeEach(({ page }) => page.goto('/en/expertise/design'));

test('[NAV-01] the dropdown opens when the pointer enters it and stays while the pointer is on the panel', async ({
  page,
}) => {
  await expect(card(page)).toBeHidden();
  await button(page).hover();
  await expect(card(page)).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await card(page).hover();
  await page.waitForTimeout(400);
  await expect(card(page)).toBeVisible();
});

test('[NAV-02] the dropdown opens when it receives focus, and its cards are reached by Tab', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Our Expertise' }).focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/products\/leadgen-ai$/);
  await expect(button(page)).toHaveAttribute('aria-current', 'true');
});

test('[NAV-03] the dropdown closes about 110 ms after the pointer leaves', async ({ page }) => {
  await button(page).hover();
  await expect(card(page)).toBeVisible();
  const closedAfterMs = await measureClosing(page, () => page.mouse.move(20, 700));
  expect(closedAfterMs).toBeGreaterThanOrEqual(105);
  expect(closedAfterMs).toBeLessThan(250);
});

test('[NAV-03] the dropdown closes about 110 ms after the focus leaves', async ({ page }) => {
  await page.getByRole('link', { name: 'Our Expertise' }).focus();
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeVisible();
  const closedAfterMs = await measureClosing(page, () => page.keyboard.press('Shift+Tab'));
  expect(closedAfterMs).toBeGreaterThanOrEqual(105);
  expect(closedAfterMs).toBeLessThan(250);
});

test('a pointer that comes back within the delay keeps the dropdown open', async ({ page }) => {
  await button(page).hover();
  await page.mouse.move(20, 700);
  await button(page).hover();
  await page.waitForTimeout(300);
  await expect(card(page)).toBeVisible();
});

test('Esc closes the dropdown and the focus goes back to its button', async ({ page }) => {
  await page.getByRole('link', { name: 'Our Expertise' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a card is followed by a click', async ({ page }) => {
  await button(page).hover();
  await page.getByRole('link', { name: /^Ad Network Orchestration Tool/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ad Network Orchestration Tool');
});

for (const width of [768, 820, 1024, 1100, 1279, 1280]) {
  test(`at ${width} px all cards are in sight and on the pointer's path, in every language`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of languageCodes) {
      await page.goto(`/${language}/contact`);
      await page.locator('[aria-controls=products-panel]').hover();
      const panel = page.locator('#products-panel');
      await expect(panel.getByRole('link').first()).toBeVisible();
      const [box, link] = [await panel.boundingBox(), await page.locator('[data-dropdown]').boundingBox()];
      if (!box || !link) throw new Error('nothing to measure');
      expect(box.x, language).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, language).toBeLessThanOrEqual(width);
      const middle = link.x + link.width / 2;
      expect(middle > box.x && middle < box.x + box.width, language).toBe(true);
    }
  });
}
