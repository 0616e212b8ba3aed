import type { Locator, Page } from '@playwright/test';
import { offerEmailWay } from '../booking/email-way.ts';
import { expect, test } from '../browser-test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const readBackground = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor);

/** What the system paints behind what is chosen. */
const readHighlight = (page: Page) =>
  page.evaluate(() => {
    const sample = document.createElement('span');
    document.body.append(sample);
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const color = getComputedStyle(sample).backgroundColor;
    sample.remove();
    return color;
  });

test('with forced colors a pressed chip and the current page stand out', async ({ page }) => {
  await page.goto('/en/cases');
  const highlight = await readHighlight(page);
  const chips = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
  await chips.first().click();
  expect(await readBackground(chips.first())).toBe(highlight);
  expect(await readBackground(chips.nth(1))).not.toBe(highlight);
  const links = page.getByRole('navigation', { name: 'Main' }).first();
  expect(await readBackground(links.getByRole('link', { name: 'Cases' }))).toBe(highlight);
  expect(await readBackground(links.getByRole('link', { name: 'Blog' }))).not.toBe(highlight);
});

test('with forced colors the chosen day and time stand out', async ({ page }) => {
  await offerEmailWay(page);
  await page.goto('/en/booking');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const highlight = await readHighlight(page);
  await page.getByRole('button', { name: 'Next month' }).click();
  const days = page.getByRole('gridcell').getByRole('button');
  await days.nth(10).click();
  expect(await readBackground(days.nth(10))).toBe(highlight);
  expect(await readBackground(days.nth(11))).not.toBe(highlight);
  const times = page.getByRole('group', { name: 'Time', exact: true }).getByRole('radio');
  await times.nth(1).check();
  const tile = (place: number) => times.nth(place).locator('+ span');
  expect(await readBackground(tile(1))).toBe(highlight);
  expect(await readBackground(tile(2))).not.toBe(highlight);
});
