import { test } from 'vitest';
import { allBuffers, compareFreeTimes } from '../../../../test/calendar/compare-free-times.ts';

// `free-times.nightly.test.ts` tries others.
const firstSeed = 20_261_115;

test.each(allBuffers.map((buffers, index) => ({ seed: firstSeed + index, buffers })))(
  '[AVAIL-01] [AVAIL-02] nothing busy is offered, nothing free is withheld, and the server agrees (seed $seed, buffers $buffers)',
  ({ seed, buffers }) => compareFreeTimes(seed, buffers),
);
