import { expect, test } from './browser-test.ts';
import { openSettled } from './open-settled.ts';

declare global {
  /** The elements that have moved by themselves since the page loaded. */
  var countShifts: () => number;
}

for (const path of ['/en', '/ua']) {
  test(`nothing moves while ${path} loads`, async ({ page }) => {
    await page.addInitScript(() => {
      let shifts = 0;
      const observer = new PerformanceObserver((list) => {
        shifts += list.getEntries().length;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      globalThis.countShifts = () => {
        shifts += observer.takeRecords().length;
        return shifts;
      };
    });
    await openSettled(page, path);
    await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(hasVisibleImages)).toBe(true);
    // A move is recorded with the frame that shows it, so none of the load is still to come.
    await page.evaluate(returnToTop);
    expect(await page.evaluate(() => globalThis.countShifts())).toBe(0);
    await page.evaluate(moveAll);
    await expect.poll(() => page.evaluate(() => globalThis.countShifts())).toBeGreaterThan(0);
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

/** Moves the whole page. */
function moveAll(): void {
  document.documentElement.style.overflowAnchor = 'none';
  const block = document.createElement('div');
  block.style.height = '200px';
  document.body.prepend(block);
}

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
  // Animations are paused at their start, so that none is over before it is checked.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
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
