import { expect, test } from 'vitest';
import { converge } from '../../../../test/converge.ts';

// More on request, as docs/testing.md says.
const histories = Number(process.env.CONVERGENCE_HISTORIES ?? 120);

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
