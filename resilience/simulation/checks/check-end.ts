import { checkAtRest } from '../../invariants/check-at-rest.ts';
import { unless, type Violation } from '../../invariants/violation.ts';
import type { Story } from '../steps/step-kind.ts';
import { checkFollowing } from './check-following.ts';
import { checkMails } from './check-mails.ts';
import { toEvidence } from './to-evidence.ts';
import { canary } from '../story/visitors.ts';

const readQueue = `
  select queue as name, data::text as text from job_outbox
  union all
  select name, concat_ws(' ', data::text, output::text) from pgboss.job`;

/** Jobs carry only IDs: what a person wrote stays in one table. */
async function checkQueue({ world }: Story): Promise<Violation[]> {
  const rows = await world.database.query<{ name: string; text: string }>(readQueue);
  const leak = rows.find(({ text }) => text.includes(canary));
  return unless(!leak, 'leaked', () => `a job of ${leak?.name} carries what a visitor wrote: ${leak?.text}`);
}

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
