import type { Arbitrary } from 'fast-check';
import type { Ledger } from '../story/ledger.ts';
import type { World } from '../world.ts';

export interface Story {
  world: World;
  ledger: Ledger;
}

/** One kind of thing that can happen. */
export interface StepKind<Values> {
  /** How often it comes, compared with the others. */
  weight: number;
  values: Arbitrary<Values>;
  /** Sets it going and says what it was; nothing when it can't happen now. */
  begin: (story: Story, values: Values) => string | undefined | Promise<string | undefined>;
}

/** An item by a number that may be too large; nothing when there is none. */
export function findItem<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(1, items.length)];
}
