import { PermanentJobFailure, PostponedJobFailure } from './job-failure.ts';

/**
 * Waits for all deliveries of a job and throws the failure that decides about it: while one may still succeed the
 * job goes on; only when all that is left was refused, it is given up.
 */
export async function settleDeliveries(deliveries: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(deliveries);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const passing = failures.filter((failure) => !(failure instanceof PermanentJobFailure));
  const worst =
    passing.find((failure) => failure instanceof PostponedJobFailure) ?? passing[0] ?? failures[0];
  if (worst) throw worst;
}
