import * as fc from 'fast-check';
import { deskDayKinds, stepKinds } from './steps/step-kinds.ts';

export interface Step {
  kind: string;
  values: unknown;
  /** How many database calls run before the next step begins; 0 means all there are. */
  pace: number;
}

/** All inputs of a run; the same history always runs the same way. */
export interface History {
  steps: Step[];
  /** Decides which database call comes first where several could; 0 takes them as they came. */
  order: number;
}

const maxSteps = 24;

const pace = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 12 }) },
);

function createStep(kinds: readonly string[]): fc.Arbitrary<Step> {
  return fc.oneof(
    ...Object.entries(stepKinds)
      .filter(([kind]) => kinds.includes(kind))
      .map(([kind, { weight, values }]) => ({
        weight,
        arbitrary: fc.record({ kind: fc.constant(kind), values, pace }),
      })),
  );
}

const anything = fc.array(createStep(Object.keys(stepKinds)), { maxLength: maxSteps, size: 'max' });

/** Few rows that many hands want at once: one visitor, two people at the desk, and every fault. */
const deskDay = fc
  .tuple(
    createStep(['inquire']),
    createStep(['bookByEmail']),
    fc.array(createStep(deskDayKinds), { maxLength: maxSteps - 2, size: 'max' }),
  )
  .map(([inquiry, booking, rest]) => [inquiry, booking, ...rest]);

export const histories: fc.Arbitrary<History> = fc.record({
  steps: fc.oneof({ weight: 3, arbitrary: anything }, { weight: 1, arbitrary: deskDay }),
  order: fc.nat({ max: 1_000_000 }),
});
