import * as bookingSteps from './booking-steps.ts';
import * as enquirySteps from './enquiry-steps.ts';
import * as faultSteps from './fault-steps.ts';
import type { StepKind } from './step-kind.ts';
import * as timeSteps from './time-steps.ts';

/** Everything that can happen in a history, by its name. */
export const stepKinds = {
  ...bookingSteps,
  ...enquirySteps,
  ...faultSteps,
  ...timeSteps,
} as unknown as Record<string, StepKind<unknown>>;
