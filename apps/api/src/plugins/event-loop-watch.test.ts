import { expect, onTestFinished, test, vi } from 'vitest';
import { EventLoopWatch } from './event-loop-watch.ts';

/** A watch whose next tick the test triggers after so many milliseconds. It is due after 100. */
function startWatch() {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const watch = new EventLoopWatch();
  watch.start();
  onTestFinished(() => {
    watch.stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const tickAfter = (ms: number) => {
    now += ms;
    vi.advanceTimersToNextTimer();
    return watch.isBehind;
  };
  return { tickAfter };
}

test('an event loop whose turns take too long is behind until it has caught up', () => {
  const { tickAfter } = startWatch();
  expect([1_500, 1_500, 1_500, 100].map(tickAfter)).toEqual([false, true, true, false]);
});

test('turns that take up to a second are no overload', () => {
  const { tickAfter } = startWatch();
  expect([1_100, 1_100, 1_100].map(tickAfter)).toEqual([false, false, false]);
});

test('one pause refuses nobody', () => {
  const { tickAfter } = startWatch();
  expect([3_000, 100, 3_000, 100].map(tickAfter)).toEqual([false, false, false, false]);
});

test('the time before the start and after the stop does not count', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const watch = new EventLoopWatch();
  expect(vi.getTimerCount()).toBe(0);
  watch.start();
  expect(vi.getTimerCount()).toBe(1);
  watch.stop();
  expect(vi.getTimerCount()).toBe(0);
});
