import type { Page } from '@playwright/test';
import { cases } from '../apps/web/content/cases.ts';
import type { Category } from '../apps/web/content/categories.ts';
import { expect, test } from './browser-test.ts';
import { loadWords } from './built/load-words.ts';
import { openSettled } from './open-settled.ts';

const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const line = (page: Page) => page.getByRole('main').getByRole('status');
/** The titles of the cases that can be seen, in their order. */
async function listTitles(page: Page): Promise<string[]> {
  const cards = page.locator('main a.card h2, main details h2').filter({ visible: true });
  return cards.allInnerTexts().then((texts) => texts.map((text) => text.toLowerCase()));
}

/** The titles of the cases that have any of these categories, in their order. */
const titlesOf = (...selection: Category[]) =>
  cases
    .filter(({ categories }) => categories.some((category) => selection.includes(category)))
    .map(({ key }) => loadWords('en', 'cases', key).title.toLowerCase());

const toCount = (count: number) => `Showing ${count} ${count === 1 ? 'case' : 'cases'}`;
const all = toCount(cases.length);

/** What the line says about a selection; the labels match the chips. */
const showing = (labels: string, ...selection: Category[]) =>
  `${toCount(titlesOf(...selection).length)} matching: ${labels}`;

test('[CASES-01, CASES-02, CASES-03, CASES-05, CASES-06] categories are added, removed and cleared, and the line says what is shown', {
  tag: '@pr',
}, async ({ page }) => {
  const clear = chip(page, 'Clear All');
  const measure = () =>
    line(page).evaluate(({ parentElement }) => [parentElement?.offsetTop, parentElement?.offsetHeight]);
  await openSettled(page, '/en/cases');
  const place = await measure();

  await test.step('without a selection all cases are shown', async () => {
    await expect.poll(() => listTitles(page)).toHaveLength(cases.length);
    await expect(line(page)).toHaveText(all);
    await expect(clear).toBeVisible();
  });
  await test.step('categories are added and removed', async () => {
    await chip(page, 'Marketing').click();
    await expect(line(page)).toHaveText(showing('Marketing', 'marketing'));
    await expect(chip(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => listTitles(page)).toEqual(titlesOf('marketing'));

    await chip(page, 'Aviation').click();
    await expect(line(page)).toHaveText(showing('Marketing, Aviation', 'marketing', 'aviation'));
    await expect.poll(() => listTitles(page)).toEqual(titlesOf('marketing', 'aviation'));

    await chip(page, 'Marketing').click();
    await expect(line(page)).toHaveText(showing('Aviation', 'aviation'));
    await expect.poll(() => listTitles(page)).toEqual(titlesOf('aviation'));
  });
  await test.step('Clear All empties the selection', async () => {
    await chip(page, '5G Technology').click();
    await expect(line(page)).toContainText('5G Technology');
    await clear.click();
    await expect(line(page)).toHaveText(all);
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(page).toHaveURL(/\/en\/cases$/);
    await expect.poll(() => listTitles(page)).toHaveLength(cases.length);
  });
  await test.step('Clear All stays, moves nothing and keeps the focus', async () => {
    await chip(page, 'Marketing').click();
    expect(await measure()).toEqual(place);
    await clear.click();
    await expect(clear).toBeFocused();
    expect(await measure()).toEqual(place);
    const entries = await page.evaluate(() => history.length);
    await clear.click();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
  await test.step('the buttons work by keyboard', async () => {
    await chip(page, 'Maritime').focus();
    await page.keyboard.press('Space');
    await expect(line(page)).toHaveText(showing('Maritime', 'maritime'));
  });
});

test('the selection survives a reload, Back undoes it step by step, and it goes along to another language', async ({
  page,
  isMobile,
}) => {
  await openSettled(page, '/en/cases');
  await test.step('a reload and two steps back', async () => {
    await chip(page, 'Marketing').click();
    await chip(page, 'Aviation').click();
    await expect(line(page)).toHaveText(showing('Marketing, Aviation', 'marketing', 'aviation'));
    await page.reload();
    await expect(line(page)).toHaveText(showing('Marketing, Aviation', 'marketing', 'aviation'));
    await expect(chip(page, 'Aviation')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(line(page)).toHaveText(showing('Marketing', 'marketing'));
    await page.goBack();
    await expect(line(page)).toHaveText(all);
  });
  await chip(page, 'Technical Art').click();
  await expect(line(page)).toHaveText(showing('Technical Art', 'technicalArt'));
  const address = page.url();
  await test.step('back from a case', async () => {
    await page.goto('/en/cases/unreal-porting');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(line(page)).toHaveText(showing('Technical Art', 'technicalArt'));
  });
  await test.step('another language', async () => {
    const banner = page.getByRole('banner');
    await banner.locator(isMobile ? '.menu > summary' : '.lang > summary').click();
    await banner
      .getByRole('link', { name: /^(PL )?Polski$/ })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(address.replace('/en/', '/pl/'));
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect.poll(() => listTitles(page)).toHaveLength(titlesOf('technicalArt').length);
  });
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
  await expect(line(page)).toHaveText(all);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  held.resolve();
  await expect(line(page)).toHaveText(showing('Marketing', 'marketing'));
});
