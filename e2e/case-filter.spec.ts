import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';

const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const line = (page: Page) => page.getByRole('main').getByRole('status');
const waitForReact = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

/** The titles of the cases that can be seen, in their order. */
async function listTitles(page: Page): Promise<string[]> {
  const cards = page.locator('main a.card h2, main details h2').filter({ visible: true });
  return cards.allInnerTexts().then((texts) => texts.map((text) => text.toLowerCase()));
}

const marketing = [
  'cost per lead, cut by 15%',
  'igaming designs, built as a kit',
  'ai influencer and sales chatbot',
];
const aviation = 'aviation and maritime systems';

test.beforeEach(async ({ page }) => {
  await page.goto('/en/cases');
  await waitForReact(page);
});

test('[CASES-03, CASES-06] without a selection all nine cases are shown', async ({ page }) => {
  expect(await listTitles(page)).toHaveLength(9);
  await expect(line(page)).toHaveText('Showing 9 cases');
});

test('[CASES-02, CASES-06] categories are added and removed, and the line says what is shown', async ({
  page,
}) => {
  await chip(page, 'Marketing').click();
  await expect(line(page)).toHaveText('Showing 3 cases matching: Marketing');
  await expect(chip(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true');
  expect(await listTitles(page)).toEqual(marketing);

  await chip(page, 'Aviation').click();
  await expect(line(page)).toHaveText('Showing 4 cases matching: Marketing, Aviation');
  expect(await listTitles(page)).toEqual([...marketing, aviation]);

  await chip(page, 'Marketing').click();
  await expect(line(page)).toHaveText('Showing 1 case matching: Aviation');
  expect(await listTitles(page)).toEqual([aviation]);
});

test('[CASES-05] Clear All empties the selection', async ({ page }) => {
  await chip(page, 'Design').click();
  await chip(page, '5G Technology').click();
  await expect(line(page)).toContainText('Design, 5G Technology');
  await chip(page, 'Clear All').click();
  await expect(line(page)).toHaveText('Showing 9 cases');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/cases$/);
  expect(await listTitles(page)).toHaveLength(9);
});

test('the buttons work by keyboard', async ({ page }) => {
  await chip(page, 'Maritime').focus();
  await page.keyboard.press('Space');
  await expect(line(page)).toHaveText('Showing 1 case matching: Maritime');
});

test('the selection survives a reload, and Back undoes it step by step', async ({ page }) => {
  await chip(page, 'Marketing').click();
  await chip(page, 'Aviation').click();
  await expect(line(page)).toHaveText('Showing 4 cases matching: Marketing, Aviation');
  await page.reload();
  await expect(line(page)).toHaveText('Showing 4 cases matching: Marketing, Aviation');
  await expect(chip(page, 'Aviation')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(line(page)).toHaveText('Showing 3 cases matching: Marketing');
  await page.goBack();
  await expect(line(page)).toHaveText('Showing 9 cases');
});

test('the selection comes back with Back from a case, and goes along to another language', async ({
  page,
  isMobile,
}) => {
  await chip(page, 'Technical Art').click();
  await expect(line(page)).toHaveText('Showing 3 cases matching: Technical Art');
  const address = page.url();
  await page.goto('/en/cases/unreal-porting');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(line(page)).toHaveText('Showing 3 cases matching: Technical Art');
  const banner = page.getByRole('banner');
  await banner.locator(isMobile ? '.menu > summary' : '.lang > summary').click();
  await banner.getByRole('link', { name: 'Polski', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(address.replace('/en/', '/pl/'));
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  expect(await listTitles(page)).toHaveLength(3);
});

test('a press before React has taken over is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/islands/case-filter-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/en/cases', { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /enhance-/.test(name)),
  );
  await chip(page, 'Marketing').click();
  await expect(line(page)).toHaveText('Showing 9 cases');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  held.resolve();
  await expect(line(page)).toHaveText('Showing 3 cases matching: Marketing');
});
