import { expect, test } from 'vitest';
import { adSamples } from './ad-samples.ts';

const { networks, sent, unfilled, floorUsd, timeoutMs, log } = adSamples;

test('each network is asked what the one before it did not fill', () => {
  const asked = networks.map(({ filled, low, late }) => filled + low + late);
  const left = networks.map(({ filled }, place) => (asked[place] ?? 0) - filled);
  expect(asked).toEqual([sent, ...left.slice(0, -1)]);
  expect(left.at(-1)).toBe(unfilled);
});

test('the log agrees with the rule', () => {
  for (const { stops, ...request } of log) {
    for (const stop of stops) {
      if ('lateMs' in stop) expect(stop.lateMs).toBeGreaterThan(timeoutMs);
      if ('lowUsd' in stop) expect(stop.lowUsd).toBeLessThan(floorUsd);
    }
    if ('paidUsd' in request) expect(request.paidUsd).toBeGreaterThanOrEqual(floorUsd);
  }
});

test('the alert is due: more than one request in five is unfilled', () => {
  expect(unfilled / sent).toBeGreaterThan(1 / 5);
});
