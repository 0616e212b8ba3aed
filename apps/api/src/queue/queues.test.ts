import { expect, test } from 'vitest';
import { queues } from './queues.ts';

/** pg-boss waits between half and the whole of the doubled delay, up to the maximum. */
function sumDelaysHours(share: number): number {
  const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0 } = queues['contact-form-notification'].options;
  let seconds = 0;
  for (let retry = 0; retry < retryLimit; retry += 1) {
    seconds += Math.min(retryDelayMax, retryDelay * 2 ** Math.min(16, retry) * share);
  }
  return seconds / 3600;
}

test('a notification is retried for about two days', () => {
  expect(sumDelaysHours(0.5)).toBeGreaterThan(40);
  expect(sumDelaysHours(1)).toBeLessThan(56);
});

test('a job of every queue is given to another worker after ten seconds without a sign of life', () => {
  for (const [name, { options }] of Object.entries(queues)) expect(options.heartbeatSeconds, name).toBe(10);
});

test('no notification is deleted while it is still being retried', () => {
  const { retentionSeconds = 0 } = queues['contact-form-notification'].options;
  expect(retentionSeconds / 3600).toBeGreaterThan(sumDelaysHours(1) * 2);
});
