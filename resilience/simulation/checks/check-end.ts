import { checkAtRest } from '../../invariants/check-at-rest.ts';
import type { Violation } from '../../invariants/violation.ts';
import type { Story } from '../steps/step-kind.ts';
import { checkFollowing } from './check-following.ts';
import { checkMails } from './check-mails.ts';
import { checkQueue } from './check-queue.ts';
import { toEvidence } from './to-evidence.ts';

/** The invariants that hold when all faults are over and all work is done. */
export async function checkEnd(story: Story): Promise<Violation[]> {
  const evidence = await toEvidence(story);
  const waiting = evidence.bookings.filter(({ isEventWaiting }) => isEventWaiting).map(({ id }) => id);
  return [
    ...(await checkQueue(story)),
    ...checkAtRest(evidence),
    ...(await checkFollowing(story, new Set(waiting))),
    ...(await checkMails(story)),
  ];
}
