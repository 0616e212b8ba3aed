import * as fc from 'fast-check';
import { type History, histories } from './history.ts';
import { runHistory } from './run-history.ts';
import type { World } from './world.ts';

export interface Tally {
  histories: number;
  steps: number;
}

export interface Failure {
  history: History;
  violation: string;
  /** How to reproduce the history; one that is kept in a file has a name instead. */
  origin: { seed: number; path: string } | { name: string };
  /** How many histories it took. */
  foundAfter: number;
}

export interface Batch {
  seed: number;
  size: number;
  path: string | undefined;
}

// Shrinking a failing history takes some hundred runs.
const longestMs = 10 * 60_000;

/** Runs histories generated from a seed; returns the shortest one that violates an invariant. */
export async function runBatch(
  world: World,
  { seed, size, path }: Batch,
  tally: Tally,
): Promise<Failure | undefined> {
  let foundAfter: number | undefined;
  const violations = new Map<History, string>();
  const property = fc.asyncProperty(histories, async (history: History) => {
    const { script, violation } = await runHistory(world, history);
    if (foundAfter === undefined) {
      tally.histories += 1;
      tally.steps += script.length;
    }
    if (!violation) return;
    foundAfter ??= tally.histories;
    violations.set(history, violation);
    throw new Error(violation);
  });
  const result = await fc.check(property, {
    seed,
    numRuns: size,
    interruptAfterTimeLimit: longestMs,
    ...(path && { path }),
  });
  if (!result.counterexample || foundAfter === undefined) return undefined;
  const [history] = result.counterexample;
  const origin = { seed, path: result.counterexamplePath ?? '' };
  return { history, violation: violations.get(history) ?? '', origin, foundAfter };
}
