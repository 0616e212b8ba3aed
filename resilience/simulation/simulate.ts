import './engine/quiet-machine.ts';
import { parseArgs } from 'node:util';
import { realTime } from './engine/real-time.ts';
import { printFailure } from './print-failure.ts';
import { runBatch, type Tally } from './run-batch.ts';
import { runRegressions } from './run-regressions.ts';
import { createWorld } from './world.ts';
import { showHelp } from '../../scripts/process/show-help.ts';

showHelp(`
usage: pnpm test:simulation [--seed N] [--histories N] [--path PATH]
  Runs generated histories of visitors, faults and clocks. The same seed gives the same histories.
  --path  one history of the seed, as a failure names it`);

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string' },
    path: { type: 'string' },
    histories: { type: 'string', default: '400' },
  },
});

const maxSeeds = 2 ** 31;
const batchSize = 50;
const firstSeed = Number(options.seed ?? Math.floor(Math.random() * maxSeeds));
const wanted = Number(options.histories);
const tally: Tally = { histories: 0, steps: 0 };
const startedAt = realTime.now();

function isDone(): boolean {
  if (options.path) return tally.histories > 0;
  return tally.histories >= wanted;
}

console.log(`seed ${firstSeed}`);
const world = await createWorld();
let failure = options.path ? undefined : await runRegressions(world, tally);
for (let seed = firstSeed; !failure && !isDone(); seed += 1) {
  const size = Math.min(batchSize, wanted - tally.histories);
  failure = await runBatch(world, { seed, size: Math.max(1, size), path: options.path }, tally);
  const seconds = Math.round((realTime.now() - startedAt) / 1000);
  console.log(`${tally.histories} histories after ${seconds} s`);
}
if (failure) await printFailure(world, failure);
await world.stop();
console.log(`histories ${tally.histories}, steps ${tally.steps}, violations ${failure ? 1 : 0}`);
// What killed processes left behind would keep this one alive.
process.exit(failure ? 1 : 0);
