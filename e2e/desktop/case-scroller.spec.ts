import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { openSettled } from '../open-settled.ts';

const findArea = (page: Page) => page.getByRole('region', { name: 'Cases', exact: true });

/** Where the first and the last card end, measured from the edges of the part of the area that is not faded. */
function measureClearance(area: Locator) {
  return area.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const { paddingTop, paddingBottom } = getComputedStyle(element);
    const cards = [...element.querySelectorAll('a.card')].map((card) => card.getBoundingClientRect());
    const [first, last] = [cards[0], cards.at(-1)] as [DOMRect, DOMRect];
    return {
      first: first.top - top - Number.parseFloat(paddingTop),
      last: bottom - Number.parseFloat(paddingBottom) - last.bottom,
      scrollTop: element.scrollTop,
      furthest: element.scrollHeight - element.clientHeight,
    };
  });
}

test('the fades of the scroll area lie in its padding, so that at either end no card is under one', async ({
  page,
}) => {
  await openSettled(page, '/en/cases');
  const area = findArea(page);
  expect(await area.evaluate((element) => getComputedStyle(element).maskImage)).toMatch(
    /^linear-gradient\(rgba\(0, 0, 0, 0\).*rgba\(0, 0, 0, 0\)/,
  );
  expect((await measureClearance(area)).first).toBeCloseTo(0);
  await area.evaluate((element) => element.scrollTo({ top: 9_999, behavior: 'instant' }));
  const { last, scrollTop, furthest } = await measureClearance(area);
  expect(last).toBeCloseTo(0, 0);
  expect(scrollTop).toBeCloseTo(furthest, 0);
  expect(furthest).toBeGreaterThan(100);
});

test('a wheel over the scroll area moves its cards and, at their end, the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openSettled(page, '/en/cases');
  const area = findArea(page);
  await area.hover({ position: { x: 200, y: 60 } });
  const readPage = () => page.evaluate(() => window.scrollY);
  const before = await readPage();
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => (await measureClearance(area)).scrollTop).toBeGreaterThan(100);
  expect(await readPage()).toBe(before);
  await area.evaluate((element) => element.scrollTo({ top: 9_999, behavior: 'instant' }));
  // A turn of the wheel belongs to what its first notch moved. Moving the pointer begins a new one.
  await page.mouse.move(300, 500);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      return readPage();
    })
    .toBeGreaterThan(before + 50);
});

test('a card that gets the focus by keyboard lies clear of the fades', async ({ page }) => {
  await openSettled(page, '/en/cases');
  const area = findArea(page);
  await area.focus();
  const cards = await area.getByRole('link').all();
  for (const card of cards) {
    await page.keyboard.press('Tab');
    await expect(card).toBeFocused();
    const isClear = () =>
      card.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const frame = element.closest('[data-scroll-area]') as HTMLElement;
        const { top, bottom } = frame.getBoundingClientRect();
        const { paddingTop, paddingBottom } = getComputedStyle(frame);
        return (
          box.top >= top + Number.parseFloat(paddingTop) - 1 &&
          box.bottom <= bottom - Number.parseFloat(paddingBottom) + 1
        );
      });
    await expect.poll(isClear).toBe(true);
  }
});
