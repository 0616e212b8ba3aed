import { countFrames, expect, openCanvasExhibit, startTimeoutMs, test } from './exhibit-test.ts';

const budgetMs = 4;

test('a frame of the nozzle costs little script on a processor four times slower', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCanvasExhibit(page, 'nozzle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const before = await countFrames(page);
  await expect.poll(() => countFrames(page), { timeout: startTimeoutMs }).toBeGreaterThan(before + 30);
  const frames = await page.evaluate((from) => globalThis.exhibitFrames.slice(from), before);
  const sorted = frames.sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const text = `median ${at(0.5).toFixed(1)} ms, p90 ${at(0.9).toFixed(1)} ms of ${sorted.length} frames`;
  test.info().annotations.push({ type: 'script time', description: text });
  expect(at(0.5), text).toBeLessThanOrEqual(budgetMs);
});
