import { expect, test } from 'vitest';
import { formatLatencies, formatLongest } from './format-results.ts';
import { Latencies } from './latencies.ts';

function toLatencies(factor: number): Latencies {
  const latencies = new Latencies();
  for (let ms = 100; ms >= 1; ms -= 1) latencies.add('cancel', ms * factor);
  return latencies;
}

const sides = { empty: toLatencies(1), large: toLatencies(1.2) };

test('a line compares the median and the 99th percentile of both sides', () => {
  const [, , line] = formatLatencies('Endpoint', sides).split('\n');
  expect(line).toBe('| cancel | 100 | 50 | 60 | 1.20 | 99 | 119 | 1.20 |');
});

test('of work that runs a few times, the longest run counts', () => {
  expect(formatLongest('Job', sides).split('\n').at(-1)).toBe('| cancel | 100 ms | 120 ms |');
});

test('without calls there is no ratio', () => {
  const large = new Latencies();
  const empty = new Latencies();
  empty.add('feed', 0);
  expect(formatLatencies('Endpoint', { empty, large })).toContain('| feed | 0 | 0.00 | 0.00 | - |');
});
