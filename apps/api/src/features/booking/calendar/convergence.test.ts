import { expect, test } from 'vitest';
import { converge } from '../../../../test/converge.ts';

test('[MAILBOOK-07] whatever Google loses, refuses or delays, the company calendar ends as the bookings say', async () => {
  const report = await converge({ histories: 120, seed: 20261115 });
  expect(report.violations).toEqual([]);
  expect(report.struck).toBeGreaterThan(50);
  expect(report.adopted).toBeGreaterThan(0);
}, 120_000);
