import { unless, type Violation } from '../../invariants/violation.ts';
import type { Story } from '../steps/step-kind.ts';
import { freeText } from '../story/email-form.ts';
import { type BookingState, listBookings } from './booking-state.ts';
import { isUnsure } from './to-evidence.ts';

/** What arrived is what was recorded, brings nobody a stranger's words, and ends with the cancellation. */
export async function checkMails(story: Story): Promise<Violation[]> {
  const bookings = await listBookings(story.world);
  return bookings.flatMap((booking) => checkMailsOf(story, booking));
}

function checkMailsOf({ world }: Story, booking: BookingState): Violation[] {
  const { id, name, method, sent, cancelled_at, sequence } = booking;
  const arrivals = world.mailbox.mails.filter(({ message }) => message.id.includes(id));
  const recorded = sent.filter((text) => text.endsWith(' smtp'));
  const unsure = arrivals.filter(isUnsure);
  const late = arrivals.filter(({ startedAt }) => startedAt > (cancelled_at?.getTime() ?? startedAt));
  const ending = sequence === 0 ? 'cancellation smtp' : `cancellation:${sequence} smtp`;
  const endings = Number(recorded.includes(ending)) + late.filter(isUnsure).length;
  const isTyped = arrivals.some(({ message }) => JSON.stringify(message).includes(freeText));
  return [
    ...unless(
      arrivals.length >= recorded.length,
      'lost',
      () => `${name} got ${arrivals.length} of ${recorded.length} mails that were recorded`,
    ),
    ...unless(
      arrivals.length <= recorded.length + unsure.length,
      'doubled',
      () => `${name} got ${arrivals.length} mails, ${recorded.length} were recorded: ${recorded.join()}`,
    ),
    ...unless(
      late.length <= endings,
      'failed',
      () => `${name} got ${late.length} mails after the cancellation`,
    ),
    ...unless(
      method === 'google' || !isTyped,
      'leaked',
      () => `a mail brings what ${name} typed to an address of nobody`,
    ),
  ];
}
