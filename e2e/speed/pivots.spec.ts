import type { Page } from '@playwright/test';
import { pivots } from '../../apps/web/app/exhibits/pivot/pivots.ts';
import { expect, test } from '../browser-test.ts';

const slowness = 4;
const limitMs = 200;
const moves = 40;
const mostRounds = 10;

/** Times from an event to the frame that shows it: of keys and presses as the browser measures them, of moves by the page itself. */
function watchEvents() {
  const times = { pressed: 0, moved: [] as number[] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.pressed = Math.max(times.pressed, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  document.querySelector('.pivot')?.addEventListener('pointermove', ({ timeStamp }) => {
    // The frame after the one that draws begins when that has been shown.
    requestAnimationFrame(() => requestAnimationFrame((shown) => times.moved.push(shown - timeStamp)));
  });
  return times;
}

async function dragAround(page: Page): Promise<void> {
  const box = await page.getByRole('slider').boundingBox();
  if (!box) throw new Error('There is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 0; move < moves; move++) await page.mouse.move(x + 30 * Math.sin(move / 4), y + move);
  await page.mouse.up();
}

/** The longest time of keys and presses, and the one that 95% of the moves keep. */
async function measure(page: Page, key: string): Promise<[pressed: number, moved: number]> {
  await page.goto(`/en/expertise/${key}`);
  const handle = page.getByRole('slider');
  await handle.scrollIntoViewIfNeeded();
  const times = await page.evaluateHandle(watchEvents);
  await handle.focus();
  for (const pressed of ['ArrowLeft', 'PageUp', 'Home', 'End']) await page.keyboard.press(pressed);
  await dragAround(page);
  // Entries come after the paint that they measure.
  await page.waitForTimeout(500);
  const { pressed, moved } = await times.jsonValue();
  expect(moved.length).toBeGreaterThan(5);
  const sorted = moved.sort((one, other) => one - other);
  return [pressed, sorted[Math.floor(sorted.length * 0.95)] ?? 0];
}

for (const key of Object.keys(pivots)) {
  test(`on a slow phone the pivot of ${key} answers keys, presses and a drag within 200 ms`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const rounds: [number, number][] = [];
    // Other work on the machine only adds time, so the best of the rounds counts.
    const best = () => [0, 1].map((kind) => Math.min(...rounds.map((round) => round[kind] ?? 0)));
    do rounds.push(await measure(page, key));
    while (rounds.length < mostRounds && Math.max(...best()) >= limitMs);
    const text = `keys and presses, moves: ${rounds.map((round) => round.map(Math.round).join(' and ')).join(', ')} ms`;
    test.info().annotations.push({ type: key, description: text });
    expect(Math.max(...best()), text).toBeLessThan(limitMs);
  });
}
