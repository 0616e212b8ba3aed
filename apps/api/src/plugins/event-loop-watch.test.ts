import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { EventLoopWatch } from './event-loop-watch.ts';

function startWatch() {
  const watch = new EventLoopWatch();
  watch.start();
  onTestFinished(() => watch.stop());
  return watch;
}

function block(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

test('an event loop whose turns take too long is behind until it has caught up', async () => {
  const watch = startWatch();
  const work = setInterval(() => block(1_500), 1);
  onTestFinished(() => clearInterval(work));
  await expect.poll(() => watch.isBehind).toBe(true);
  clearInterval(work);
  await expect.poll(() => watch.isBehind).toBe(false);
});

test('one pause refuses nobody', async () => {
  const watch = startWatch();
  block(3_000);
  await sleep(150);
  expect(watch.isBehind).toBe(false);
});
