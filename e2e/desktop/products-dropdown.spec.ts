import type { Page } from '@playwright/test';
import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from '../browser-test.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Products' });
const card = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^LeadGenAI/ });
const leave = (page: Page) => page.mouse.move(20, 700);

/** The panel closes about 110 ms after it was left, on a clock that stands still until then. */
async function expectClosingInTime(page: Page): Promise<void> {
  await page.clock.runFor(105);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(10);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(card(page)).toBeHidden();
}

test.describe('with a clock that stands still', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-03-04T10:00:00Z' });
    await page.goto('/en/expertise/design');
    await page.clock.pauseAt('2026-03-04T10:01:00Z');
  });

  test('[NAV-01, NAV-03] the dropdown opens when the pointer enters it, stays while the pointer is on it, and closes about 110 ms after the pointer leaves', {
    tag: '@pr',
  }, async ({ page }) => {
    await expect(card(page)).toBeHidden();
    await button(page).hover();
    await expect(card(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await card(page).hover();
    await page.clock.runFor(1_000);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(card(page)).toBeVisible();

    await test.step('a pointer that comes back within the delay keeps it open', async () => {
      await leave(page);
      await page.clock.runFor(100);
      await button(page).hover();
      await page.clock.runFor(1_000);
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(card(page)).toBeVisible();
    });
    await leave(page);
    await expectClosingInTime(page);

    await test.step('a card is followed by a click', async () => {
      await button(page).hover();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Ad Network Orchestration Tool/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ad Network Orchestration Tool');
    });
  });

  test('[NAV-02, NAV-03] the dropdown opens when it receives focus, closes by Esc or about 110 ms after the focus leaves, and its cards are reached by Tab', {
    tag: '@pr',
  }, async ({ page }) => {
    const { keyboard } = page;
    await page.getByRole('link', { name: 'Our Expertise' }).focus();
    await keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await expect(card(page)).toBeVisible();
    await keyboard.press('Shift+Tab');
    await expectClosingInTime(page);

    await test.step('Esc closes the dropdown and the focus goes back to its button', async () => {
      await keyboard.press('Tab');
      await keyboard.press('Tab');
      await expect(card(page)).toBeFocused();
      await keyboard.press('Escape');
      await expect(card(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
    await keyboard.press('Shift+Tab');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(card(page)).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/products\/leadgen-ai$/);
    await expect(button(page)).toHaveAttribute('aria-current', 'true');
  });
});

test("the dropdown is closed when the page comes back from the browser's memory", async ({ page }) => {
  await page.goto('/en/contact');
  await button(page).press('Enter');
  await expect(card(page)).toBeVisible();
  // The browser of the journeys keeps no page.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(card(page)).toBeHidden();
});

test("at every width all cards are in sight and on the pointer's path, in every language", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const panel = page.locator('#products-panel');
  const dropdown = page.locator('[data-dropdown]');
  for (const language of languageCodes) {
    await page.goto(`/${language}/contact`);
    for (const width of [768, 820, 1024, 1100, 1279, 1280]) {
      const at = `${language} at ${width} px`;
      await leave(page);
      await page.setViewportSize({ width, height: 800 });
      await page.locator('[aria-controls=products-panel]').hover();
      await expect(panel.getByRole('link').first()).toBeVisible();
      const [box, link] = [await panel.boundingBox(), await dropdown.boundingBox()];
      if (!box || !link) throw new Error('nothing to measure');
      expect(box.x, at).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, at).toBeLessThanOrEqual(width);
      const middle = link.x + link.width / 2;
      expect(middle > box.x && middle < box.x + box.width, at).toBe(true);
    }
  }
});
