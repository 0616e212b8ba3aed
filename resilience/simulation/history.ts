import * as fc from 'fast-check';
import { stepKinds } from './steps/step-kinds.ts';

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

const step: fc.Arbitrary<Step> = fc.oneof(
  ...Object.entries(stepKinds).map(([kind, { weight, values }]) => ({
    weight,
    arbitrary: fc.record({ kind: fc.constant(kind), values, pace }),
  })),
);

export const histories: fc.Arbitrary<History> = fc.record({
  steps: fc.array(step, { maxLength: maxSteps, size: 'max' }),
  order: fc.nat({ max: 1_000_000 }),
});
