import { expect, test } from '../browser-test.ts';

test('the lead is set larger than the tagline, and its links are told apart by the color of their band', async ({
  page,
}) => {
  await page.goto('/en');
  const [say = 0, tagline = 0] = await page.evaluate(() =>
    ['.say', '.tagline'].map((name) => document.querySelector(name)?.getBoundingClientRect().height),
  );
  expect(say).toBeGreaterThan(tagline);
  const colors = await page
    .locator('.say a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationColor));
  expect(new Set(colors).size).toBe(4);
});

test('the first row of cards is in sight on a screen of 1440 by 900', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const language of ['en', 'ua', 'pl', 'ru', 'es']) {
    await page.goto(`/${language}`);
    const top = await page
      .locator('#expertise .card')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(top, language).toBeLessThan(840);
  }
});

test('the bars of the cost per lead start at zero: their lengths are the prices', async ({ page }) => {
  await page.goto('/en');
  const readRatio = () =>
    page.evaluate(() => {
      const [now = 0, was = 1] = ['.bars .now', '.bars .was'].map(
        (name) => document.querySelector(name)?.getBoundingClientRect().width,
      );
      return now / was;
    });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(readRatio).toBeCloseTo(7 / 8.17, 2);
  }
});

test('each panel of the proof is one link, wherever it is clicked', async ({ page }) => {
  await page.goto('/en');
  await page.locator('.read', { hasText: '5G orchestration' }).click({ position: { x: 5, y: 60 } });
  await expect(page).toHaveURL(/\/en\/cases\/5g-orchestration$/);
});
