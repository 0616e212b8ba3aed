import { bookingSteps } from './booking-steps.ts';
import { enquirySteps } from './enquiry-steps.ts';
import { faultSteps } from './fault-steps.ts';
import type { StepKind } from './step-kind.ts';
import { timeSteps } from './time-steps.ts';

/** Everything that can happen in a history, by its name. */
export const stepKinds = {
  ...bookingSteps,
  ...enquirySteps,
  ...faultSteps,
  ...timeSteps,
} as unknown as Record<string, StepKind<unknown>>;
