import type { Failure } from './run-batch.ts';
import { runHistory } from './run-history.ts';
import type { World } from './world.ts';

/** Prints the shortest history that was found as a script that can be read and run again. */
export async function printFailure(world: World, failure: Failure): Promise<void> {
  const { history, origin, foundAfter } = failure;
  const { script, violation } = await runHistory(world, history);
  const lines = script.map((words, place) => `${String(place + 1).padStart(3)}. ${words}`);
  console.log(`\n${lines.join('\n')}`);
  console.log(`\n  => ${failure.violation}\n`);
  if (violation !== failure.violation) console.log(`When run once more: ${violation ?? 'no violation'}\n`);
  console.log(`Found after ${foundAfter} histories. ${describeRepetition(origin)}`);
  console.log(`To keep it as a regression: ${JSON.stringify(history)}\n`);
}

function describeRepetition(origin: Failure['origin']): string {
  if ('name' in origin) return `It is kept in regressions/${origin.name}.`;
  return `Run it again: pnpm test:simulation --seed ${origin.seed} --path ${origin.path}`;
}
