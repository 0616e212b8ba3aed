import type { Locator } from '@playwright/test';
import { listFindings } from '../axe.ts';
import { expect, panelOf, test } from '../consent/consent-test.ts';
import { openSettled } from '../open-settled.ts';

const analytics = 'https://stats.example/tag.js?id=A%201';
const pixels = 'https://pixels.example/P-2.js';

// The copy of the site is built once for each worker process, so one worker is enough.
test.describe.configure({ mode: 'default' });

test('[PRIV-13] nothing loads before a choice, nor on any page after declining', async ({
  page,
  takeLoaded,
}) => {
  await openSettled(page, '/en');
  await expect(panelOf(page)).toBeVisible();
  await openSettled(page, '/en/cases');
  await expect(panelOf(page)).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Decline' }).click();
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Your choice is saved.' })).toBeVisible();
  await openSettled(page, '/en/blog');
  await openSettled(page, '/privacy-policy');
  await expect(panelOf(page)).toBeHidden();
  expect(takeLoaded()).toEqual([]);
});

test('[PRIV-13] what was switched on loads at once and on later pages, the rest never', async ({
  page,
  takeLoaded,
}) => {
  await openSettled(page, '/en');
  await panelOf(page).getByText('Cookie settings', { exact: true }).click();
  await expect(panelOf(page).getByRole('switch', { name: 'Tracking pixels' })).not.toBeChecked();
  await panelOf(page).getByRole('switch', { name: 'Analytics' }).check();
  expect(takeLoaded()).toEqual([]);
  await panelOf(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ran', 'A 1');
  for (const path of ['/en/cases', '/ua']) {
    await openSettled(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-ran', 'A 1');
  }
  expect(takeLoaded()).toEqual([analytics, analytics, analytics]);
});

test('[PRIV-13] the footer reopens the choice, and declining ends what was accepted', async ({
  page,
  takeLoaded,
}) => {
  await openSettled(page, '/en');
  await panelOf(page).getByRole('button', { name: 'Accept' }).click();
  // The two requests come one after the other: a call in between would take only the first.
  const loaded: string[] = [];
  await expect.poll(() => loaded.push(...takeLoaded())).toBe(2);
  expect(loaded.sort()).toEqual([pixels, analytics]);
  await openSettled(page, '/en/cases');
  const again: string[] = [];
  await expect.poll(() => again.push(...takeLoaded())).toBe(2);
  expect(again.sort()).toEqual([pixels, analytics]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(panelOf(page)).toBeFocused();
  await expect(panelOf(page).getByRole('switch', { name: 'Analytics' })).toBeChecked();
  await panelOf(page).getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your choice is saved.' })).toBeVisible();
  await openSettled(page, '/en');
  expect(takeLoaded()).toEqual([]);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('tt_consent') ?? ''));
  expect(stored).toMatchObject({ version: 1, choice: { analytics: false, pixels: false } });
});

test('the panel is answered by keyboard alone and restores the focus', async ({ page, takeLoaded }) => {
  await openSettled(page, '/en');
  for (const name of ['Skip to content', 'Read the Privacy Policy']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  for (const name of ['Decline', 'Accept']) {
    await page.keyboard.press('Tab');
    await expect(panelOf(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  expect(takeLoaded()).toEqual([]);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  await link.press('Enter');
  await panelOf(page).getByRole('switch', { name: 'Tracking pixels' }).press('Space');
  await panelOf(page).getByRole('button', { name: 'Save choice' }).press('Enter');
  await expect(link).toBeFocused();
  await expect.poll(takeLoaded).toEqual([pixels]);
});

test('the open panel is accessible and fits, wide and narrow, in both themes', async ({ page }) => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
    [320, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openSettled(page, '/ua');
    const panel = page.locator('#cookie-settings');
    await panel.locator('summary').click();
    expect(await listFindings(page, { parts: ['.consent'] }), `${width} px`).toEqual([]);
    const [decline, accept] = await panel
      .locator('[data-consent="none"], [data-consent="all"]')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { backgroundColor, color, fontSize, fontWeight, width, height };
        }),
      );
    expect(accept).toEqual(decline);
    const box = await panel.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  }
});

for (const width of [1280, 390, 320]) {
  test(`the drawing of the page and the panel don't cover each other at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSettled(page, '/en');
    await page.locator('[data-blueprint]').click();
    const block = page.locator('.bp-title');
    const distanceTo = async (lower: Locator) => {
      const [above, below] = [await block.boundingBox(), await lower.boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(() => distanceTo(panelOf(page))).toBeGreaterThanOrEqual(0);
    expect((await block.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(
      ((await block.boundingBox())?.y ?? 0) + 1,
    );
    await panelOf(page).getByRole('button', { name: 'Decline' }).focus();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(block).toBeVisible();
    const bottomOf = async () => {
      const { y = 0, height = 0 } = (await block.boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(bottomOf).toBe(844 - 6);
  });
}

test('the panel leaves in sight what has the focus, wide and narrow', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openSettled(page, '/ua');
    const panel = page.locator('#cookie-settings');
    await expect(panel).toBeVisible();
    const covered = await panel.evaluate((element) => {
      const { top, left } = element.getBoundingClientRect();
      const controls = [
        ...document.querySelectorAll<HTMLElement>(':is(main, footer) :is(a, button, summary)'),
      ];
      return controls
        .filter((control) => {
          if (!control.checkVisibility({ visibilityProperty: true })) return false;
          control.focus();
          const box = control.getBoundingClientRect();
          // Of a card that is higher than the room above the panel, the upper part.
          return Math.min(box.bottom, box.top + 44) > top + 1 && box.right > left;
        })
        .map((control) => control.textContent);
    });
    expect(covered, `${width} × ${height} px`).toEqual([]);
  }
});
