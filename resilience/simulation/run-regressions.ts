import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { History } from './history.ts';
import type { Failure, Tally } from './run-batch.ts';
import { runHistory } from './run-history.ts';
import type { World } from './world.ts';

const folder = join(import.meta.dirname, 'regressions');

/** Runs the histories of past violations; returns the first that fails again. */
export async function runRegressions(world: World, tally: Tally): Promise<Failure | undefined> {
  for (const name of (await readdir(folder)).sort()) {
    const history: History = JSON.parse(await readFile(join(folder, name), 'utf8'));
    const { script, violation } = await runHistory(world, history);
    tally.histories += 1;
    tally.steps += script.length;
    if (violation) return { history, violation, origin: { name }, foundAfter: tally.histories };
  }
  return undefined;
}
