import { bookingSteps } from './booking-steps.ts';
import { companySteps } from './company-steps.ts';
import { deskSteps } from './desk-steps.ts';
import { emailSteps } from './email-steps.ts';
import { inquirySteps } from './inquiry-steps.ts';
import { faultSteps } from './fault-steps.ts';
import { moveSteps } from './move-steps.ts';
import type { StepKind } from './step-kind.ts';
import { strangerSteps } from './stranger-steps.ts';
import { timeSteps } from './time-steps.ts';

/** All kinds of steps of a history, by name. */
export const stepKinds = {
  ...bookingSteps,
  ...companySteps,
  ...deskSteps,
  ...emailSteps,
  ...inquirySteps,
  ...faultSteps,
  ...moveSteps,
  ...strangerSteps,
  ...timeSteps,
} as unknown as Record<string, StepKind<unknown>>;

/** What happens to one booking and one inquiry while the desk works. */
export const deskDayKinds = Object.keys({
  ...deskSteps,
  ...emailSteps,
  ...faultSteps,
  ...moveSteps,
  ...timeSteps,
});
