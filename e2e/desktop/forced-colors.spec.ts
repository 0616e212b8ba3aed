import type { Locator, Page } from '@playwright/test';
import { offerWays } from '../booking/email-way.ts';
import { expect, test } from '../browser-test.ts';
import { openSettled } from '../open-settled.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The system's color behind a chosen element. */
const readHighlight = (page: Page) =>
  page.evaluate(() => {
    const sample = document.createElement('span');
    document.body.append(sample);
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const color = getComputedStyle(sample).backgroundColor;
    sample.remove();
    return color;
  });

/** Expects the system's highlight behind the first control, and not behind the second. */
async function expectHighlighted(page: Page, chosen: Locator, other: Locator): Promise<void> {
  const highlight = await readHighlight(page);
  await expect(chosen).toHaveCSS('background-color', highlight);
  await expect(other).not.toHaveCSS('background-color', highlight);
}

test('with forced colors a pressed chip and the current page stand out', async ({ page }) => {
  await openSettled(page, '/en/cases');
  const chips = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
  await chips.first().click();
  await expectHighlighted(page, chips.first(), chips.nth(1));
  const links = page.getByRole('navigation', { name: 'Main' }).first();
  const link = (name: string) => links.getByRole('link', { name });
  await expectHighlighted(page, link('Cases'), link('Blog'));
});

test('with forced colors the chosen day and time stand out', async ({ page, context }) => {
  await offerWays(context, 'both');
  await openSettled(page, '/en/booking');
  await page.getByRole('button', { name: 'Next month' }).click();
  const days = page.getByRole('gridcell').getByRole('button');
  await days.nth(10).click();
  await expectHighlighted(page, days.nth(10), days.nth(11));
  const times = page.getByRole('group', { name: 'Time', exact: true }).getByRole('radio');
  await times.nth(1).check();
  const tile = (place: number) => times.nth(place).locator('+ span');
  await expectHighlighted(page, tile(1), tile(2));
});

test('with forced colors the parts of a booking keep their edges, and weekends their heads', async ({
  page,
  context,
}) => {
  await offerWays(context, 'both');
  await openSettled(page, '/en/booking');
  for (const part of await page.locator('.panel, .pass').all()) {
    await expect(part).toHaveCSS('border-top-style', 'solid');
  }
  const heads = page.locator('.cal th');
  const head = (name: string) => heads.filter({ hasText: name });
  await expect(head('Sun')).toHaveCSS('border-bottom-style', 'solid');
  await expect(head('Mon')).toHaveCSS('border-bottom-style', 'none');
  const crossed = await page
    .locator('.day')
    .evaluateAll((days) => days.filter((day) => getComputedStyle(day).backgroundImage !== 'none').length);
  expect(crossed).toBe(0);
});
