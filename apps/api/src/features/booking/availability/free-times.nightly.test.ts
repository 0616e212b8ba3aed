import { randomInt } from 'node:crypto';
import { test } from 'vitest';
import { allBuffers, compareFreeTimes } from '../../../../test/calendar/compare-free-times.ts';

/** To repeat a failure, put the seed of its title into `free-times.test.ts`. */
const firstSeed = randomInt(1_000_000);
const worlds = 40;

test.each(
  Array.from({ length: worlds }, (_, index) => ({
    seed: firstSeed + index,
    buffers: allBuffers[index % allBuffers.length] ?? [],
  })),
)(
  'nothing busy is offered, nothing free is withheld, and the server agrees (seed $seed, buffers $buffers)',
  ({ seed, buffers }) => compareFreeTimes(seed, buffers),
);
