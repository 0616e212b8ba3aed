import { expect, test } from 'vitest';
import { LatencyHistogram } from './latency-histogram.ts';

test('percentiles and shares of added latencies', () => {
  const histogram = new LatencyHistogram();
  for (let ms = 1; ms <= 100; ms += 1) histogram.add(ms - 0.5);
  expect([histogram.count, histogram.percentile(0.5), histogram.percentile(0.99)]).toEqual([100, 50, 99]);
  expect(histogram.shareWithin(20)).toBe(0.2);
});

test('what traveled as JSON adds up', () => {
  const one = new LatencyHistogram();
  one.add(5);
  const other = new LatencyHistogram(JSON.parse(JSON.stringify(one)));
  one.merge(other);
  expect([one.count, one.percentile(1)]).toEqual([2, 5]);
});

test('without answers nothing was late', () => {
  expect([new LatencyHistogram().percentile(0.99), new LatencyHistogram().shareWithin(100)]).toEqual([0, 1]);
});
