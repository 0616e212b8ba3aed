import { expect, test } from './browser-test.ts';
import { kindsOfPage } from './kinds-of-page.ts';
import { openSettled } from './open-settled.ts';

for (const path of ['/en', '/ua']) {
  test(`nothing moves while ${path} loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shiftTimes: number[] = [];
      Object.assign(window, { shiftTimes });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shiftTimes.push(entry.startTime);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openSettled(page, path);
    await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(hasVisibleImages)).toBe(true);
    await page.evaluate(returnToTop);
    const movedAt = await page.evaluate(moveAll);
    // Shifts are reported in order: once ours is, no earlier one is still to come.
    const readShifts = () => page.evaluate(() => Reflect.get(window, 'shiftTimes') as number[]);
    await expect.poll(async () => (await readShifts()).some((time) => time >= movedAt)).toBe(true);
    expect((await readShifts()).filter((time) => time < movedAt)).toEqual([]);
  });
}

function hasVisibleImages(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || bottom < 0 || top > window.innerHeight;
  });
}

/** There every page has something that a move shifts. Resolves after the frame that shows it. */
function returnToTop(): Promise<void> {
  window.scrollTo({ top: 0, behavior: 'instant' });
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Moves the whole page and returns when. */
function moveAll(): number {
  const movedAt = performance.now();
  document.documentElement.style.overflowAnchor = 'none';
  const block = document.createElement('div');
  block.style.height = '200px';
  document.body.prepend(block);
  return movedAt;
}

test('no kind of page scrolls sideways at 320 px, in the language of the longest words too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of ['en', 'ua', 'pl']) {
    for (const rest of Object.values(kindsOfPage)) {
      await page.goto(`/${language}${rest}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `/${language}${rest}`).toBeLessThanOrEqual(320);
    }
  }
  await page.goto('/privacy-policy');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('with reduced motion nothing slides, spins or flows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en');
  const slowest = await page.evaluate(() => {
    const toMs = (duration: string) => Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1_000);
    const durations = [...document.querySelectorAll('*')].flatMap((element) =>
      getComputedStyle(element).transitionDuration.split(', ').map(toMs),
    );
    return Math.max(...durations);
  });
  expect(slowest).toBeLessThanOrEqual(1);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<span class="spin"></span>'));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('what moves by itself on home comes to rest within five seconds', async ({ page, isMobile }) => {
  await page.goto('/en');
  const timings = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect?.getComputedTiming() ?? {})
      .map(({ delay, endTime }) => ({ startsAt: Number(delay), endsAt: Number(endTime) })),
  );
  expect(timings.length).toBe(isMobile ? 0 : 8);
  if (isMobile) return;
  const startsAt = Math.min(...timings.map((timing) => timing.startsAt));
  const endsAt = Math.max(...timings.map((timing) => timing.endsAt));
  expect(endsAt - startsAt).toBeLessThanOrEqual(5_000);
});
