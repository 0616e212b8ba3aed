import * as fc from 'fast-check';
import { slots, visitors } from '../story/visitors.ts';
import { apiNames, workerNames } from '../world.ts';

export const api = fc.constantFrom(...apiNames);
export const worker = fc.constantFrom(...workerNames);
export const visitor = fc.nat({ max: visitors.length - 1 });
export const slot = fc.nat({ max: slots.length - 1 });
export const duration = fc.constantFrom(30, 15, 60);
/** One of what there is by then. */
export const index = fc.nat({ max: 7 });
/** Mostly yes. */
export const usually = fc.oneof(
  { weight: 4, arbitrary: fc.constant(true) },
  { weight: 1, arbitrary: fc.constant(false) },
);
