import type { Arbitrary } from 'fast-check';
import type { Ledger } from '../story/ledger.ts';
import type { World } from '../world.ts';

export interface Story {
  world: World;
  ledger: Ledger;
}

/** One kind of step. */
export interface StepKind<Values> {
  /** How often it is chosen, relative to the others. */
  weight: number;
  values: Arbitrary<Values>;
  /** Starts the step and returns its description; undefined if it can't happen now. */
  begin: (story: Story, values: Values) => string | undefined | Promise<string | undefined>;
}

/** An item by a number that may be too large; nothing when there is none. */
export function findItem<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(1, items.length)];
}
