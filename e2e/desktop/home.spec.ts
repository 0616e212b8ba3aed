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

/** Runs in the page: how far down the first figure of the lead ends. */
function readFigureBottom(): number {
  const range = document.createRange();
  const last = document.querySelector('.say')?.lastChild;
  const [figure = ''] = /\d+\s?%/.exec(last?.textContent ?? '') ?? [];
  if (!last || !figure) return Number.POSITIVE_INFINITY;
  const start = last.textContent?.indexOf(figure) ?? 0;
  range.setStart(last, start);
  range.setEnd(last, start + figure.length);
  return range.getBoundingClientRect().bottom;
}

test('figure and first row of cards are in sight on a screen of 1440 by 900, the figure on a phone too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of ['en', 'ua', 'pl', 'ru', 'es']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}`);
    expect(await page.evaluate(readFigureBottom), language).toBeLessThan(844);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.evaluate(readFigureBottom), language).toBeLessThan(900);
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

test('the lead of every section begins in the same column, short or long', async ({ page }) => {
  for (const path of ['/en', '/ua', '/ua/expertise/martech', '/en/blog']) {
    await page.goto(path);
    const lefts = await page.locator('main').evaluate((main) => {
      const edges = [...main.querySelectorAll('.section-head .lead')].map(
        (lead) => lead.getBoundingClientRect().left,
      );
      const { left, width } = (main.querySelector('.section-head') ?? main).getBoundingClientRect();
      return edges.map((edge) => Math.round(edge - left - width / 2));
    });
    expect(lefts.length, path).toBeGreaterThan(0);
    expect(new Set(lefts), path).toEqual(new Set([12]));
  }
});

test('each panel of the proof is one link, wherever it is clicked', async ({ page }) => {
  await page.goto('/en');
  await page.locator('.read', { hasText: '5G orchestration' }).click({ position: { x: 5, y: 60 } });
  await expect(page).toHaveURL(/\/en\/cases\/5g-orchestration$/);
});
