import { bookingSteps } from './booking-steps.ts';
import { enquirySteps } from './enquiry-steps.ts';
import { faultSteps } from './fault-steps.ts';
import type { StepKind } from './step-kind.ts';
import { timeSteps } from './time-steps.ts';

/** All kinds of steps of a history, by name. */
export const stepKinds = {
  ...bookingSteps,
  ...enquirySteps,
  ...faultSteps,
  ...timeSteps,
} as unknown as Record<string, StepKind<unknown>>;
