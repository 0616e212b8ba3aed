import { bookingSteps } from './booking-steps.ts';
import { companySteps } from './company-steps.ts';
import { emailSteps } from './email-steps.ts';
import { enquirySteps } from './enquiry-steps.ts';
import { faultSteps } from './fault-steps.ts';
import { moveSteps } from './move-steps.ts';
import type { StepKind } from './step-kind.ts';
import { timeSteps } from './time-steps.ts';

/** All kinds of steps of a history, by name. */
export const stepKinds = {
  ...bookingSteps,
  ...companySteps,
  ...emailSteps,
  ...enquirySteps,
  ...faultSteps,
  ...moveSteps,
  ...timeSteps,
} as unknown as Record<string, StepKind<unknown>>;
