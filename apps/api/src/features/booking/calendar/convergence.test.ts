import { expect, inject, test } from 'vitest';
import { converge } from '../../../../test/booking/converge.ts';

// `docs/testing.md` says how to run more.
const histories = inject('histories');

test(
  '[MAILBOOK-07] whatever Google loses, refuses or delays, the company calendar ends as the bookings say',
  async () => {
    const report = await converge({ histories, seed: 20261115 });
    expect(report.violations).toEqual([]);
    expect(report.struck).toBeGreaterThan(50);
    expect(report.adopted).toBeGreaterThan(0);
  },
  120_000 + histories * 1_000,
);
