import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../booking/booking-test.ts';

const slowness = 4;
const limitMs = 200;
const rounds = { least: 3, most: 10 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/**
 * From the tap to the next paint, as the browser itself measures it; shorter times than 16 ms count as 0. The tap is a bare
 * one: a locator's own would run scripts in the page while the page answers.
 */
async function measureTap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await expect(target).toBeInViewport({ ratio: 1 });
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap');
  const found = await page.evaluateHandle(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    const times = { longest: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.longest = Math.max(times.longest, duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return times;
  });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // Entries come after the paint that they measure.
  return found.evaluate(async (times, settledMs) => {
    await new Promise((resolve) => setTimeout(resolve, settledMs));
    if (performance.eventCounts.get('click') === 0) throw new Error('The tap reached nothing');
    return times.longest;
  }, 500);
}

/** Other work on the machine only adds time, so the best of the rounds counts; there are more of them while it is slow. */
async function expectQuick(page: Page, name: string, open: () => Promise<Locator>): Promise<void> {
  const times: number[] = [];
  const isDone = () =>
    times.length >= rounds.most || (times.length >= rounds.least && Math.min(...times) < limitMs);
  while (!isDone()) times.push(await measureTap(page, await open()));
  test.info().annotations.push({ type: name, description: times.join(', ') });
  expect(Math.min(...times), `${name}: ${times.join(', ')} ms`).toBeLessThan(limitMs);
}

test.beforeEach(async ({ page }) => slowDown(page));

test('on a slow phone a day and a time answer within 200 ms', async ({ page, booking, day }) => {
  const showDay = async () => {
    await booking.open();
    const tile = booking.day(day.date);
    await expect(booking.nextMonth).toBeVisible();
    if (!(await tile.isVisible())) await booking.nextMonth.tap();
    return tile;
  };
  await expectQuick(page, 'day', showDay);
  await expectQuick(page, 'time', async () => {
    await (await showDay()).tap();
    return booking.times.locator('label').first();
  });
});

test('on a slow phone a filter answers within 200 ms', async ({ page }) => {
  await expectQuick(page, 'filter', async () => {
    await page.goto('/en/cases');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    return page.getByRole('main').getByRole('button', { name: 'Design', exact: true });
  });
});

test('on a slow phone menu and theme answer within 200 ms', async ({ page }) => {
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  await expectQuick(page, 'menu', async () => {
    await page.goto('/en');
    return menu;
  });
  await expectQuick(page, 'theme', async () => {
    await page.goto('/en');
    const theme = page.getByRole('button', { name: /Switch to (dark|light) theme/ });
    if (!(await theme.isVisible())) await menu.tap();
    return theme;
  });
});
