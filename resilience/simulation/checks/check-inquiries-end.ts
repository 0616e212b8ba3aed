import type { Story } from '../steps/step-kind.ts';
import { toProjectDescription } from '../story/inquiry-form.ts';
import { require } from '../story/violation.ts';
import { requireArrivals } from './count-arrivals.ts';
import { type DeadLetter, listDeadLetters } from './list-dead-letters.ts';

interface InquiryState {
  id: string;
  project_description: string;
  summary_id: string | null;
}

/** Every acknowledged inquiry is stored once and announced, or waits in a dead-letter queue. */
export async function checkInquiriesEnd(story: Story): Promise<void> {
  const { world, ledger } = story;
  const rows = await world.database.query<InquiryState>(
    'select id, project_description, summary_id from client_request',
  );
  for (const { id: acknowledgedId, number, visitor, text } of ledger.acknowledged) {
    const row = rows.find(({ id }) => id === acknowledgedId);
    require(row !== undefined, () => `inquiry ${number} was acknowledged and is gone`);
    const expected = toProjectDescription(visitor, text);
    require(row.project_description === expected, () => `inquiry ${number} was acknowledged as another`);
  }
  const dead = await listDeadLetters(world);
  for (const row of rows) checkAnnounced(story, row, dead);
}

/** By itself, in a summary or in a digest: each names the id. */
function checkAnnounced({ world }: Story, { id, summary_id }: InquiryState, dead: DeadLetter[]): void {
  const isDeadLettered = dead.some(
    ({ data }) => data.id === id || (summary_id && data.summaryId === summary_id),
  );
  for (const chat of ['telegram', 'slack'] as const) {
    const arrivals = world[chat].messages.filter(({ text }) => text.includes(`ID: ${id}`));
    requireArrivals(`inquiry ${id} in ${chat}`, arrivals, { missing: Number(isDeadLettered) });
  }
}
