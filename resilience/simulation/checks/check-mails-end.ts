import type { Story } from '../steps/step-kind.ts';
import { freeText } from '../story/email-form.ts';
import { require } from '../story/violation.ts';
import { requireArrivals } from './count-arrivals.ts';
import { type DeadLetter, listDeadLetters } from './list-dead-letters.ts';
import { listMessageStates, type MessageState } from './message-state.ts';

/** The mails that say where a booking stands. */
const stateMails = ['confirmation', 'moved', 'movedByCompany'];

/** Each state of a booking was mailed once, a promised link followed, and nothing was sent after the end. */
export async function checkMailsEnd(story: Story): Promise<void> {
  const dead = await listDeadLetters(story.world);
  for (const booking of await listMessageStates(story.world)) {
    checkCounts(story, booking);
    checkContents(story, booking);
    // Without the calendar there is no link, and the mail that promises it is all there can be.
    const isGivenUp = isDead(dead, 'booking-mail', booking) || isDead(dead, 'booking-calendar', booking);
    const { name, method, status, sequence, sent } = booking;
    const kinds = status === 'confirmed' ? stateMails : ['cancellation'];
    const wanted = kinds.map((kind) => toPurpose(kind, sequence));
    if (['confirmed', 'cancelled'].includes(status) && !isGivenUp)
      require(wanted.some((purpose) => hasEnded(sent, purpose)), () =>
        `${name} is ${status} and was not mailed ${wanted.join(' or ')}: ${sent.join()}`);
    if (method === 'email') checkNotices(booking, dead);
  }
}

function checkCounts({ world }: Story, { id, name, sent, cancelled_at, sequence }: MessageState): void {
  const arrivals = world.mailbox.mails.filter(({ message }) => message.id.includes(id));
  const recorded = sent.filter((text) => text.endsWith(' smtp'));
  const unsure = arrivals.filter(
    ({ sender, isAnswerLost }) => isAnswerLost || sender?.isDead || sender?.wasCut,
  );
  require(arrivals.length >= recorded.length, () =>
    `${name} got ${arrivals.length} of ${recorded.length} mails that were recorded`);
  require(arrivals.length <= recorded.length + unsure.length, () =>
    `${name} got ${arrivals.length} mails, ${recorded.length} were recorded: ${recorded.join()}`);
  const late = arrivals.filter(({ startedAt }) => startedAt > (cancelled_at?.getTime() ?? startedAt));
  const endings = Number(recorded.includes(`${toPurpose('cancellation', sequence)} smtp`));
  const excusable = late.filter((mail) => unsure.includes(mail)).length;
  require(late.length <= endings + excusable, () =>
    `${name} got ${late.length} mails after the cancellation`);
}

/** A mail has an ID, so that the same one is not seen twice. Only a request to confirm may be repeated for a later hold. */
function checkContents({ world }: Story, { id, name, method }: MessageState): void {
  const arrivals = world.mailbox.mails.filter(({ message }) => message.id.includes(id));
  const isTyped = arrivals.some(({ message }) => JSON.stringify(message).includes(freeText));
  require(method === 'google' || !isTyped, () => `a mail brings what ${name} typed to an address of nobody`);
  for (const [messageId, mails] of Map.groupBy(arrivals, ({ message }) => message.id))
    if (!messageId.includes('confirmRequest')) requireArrivals(`the mail ${messageId}`, mails);
}

function checkNotices(booking: MessageState, dead: DeadLetter[]): void {
  const { name, status, sent } = booking;
  if (!['confirmed', 'cancelled'].includes(status) || isDead(dead, 'booking-notice', booking)) return;
  for (const chat of ['telegram', 'slack'])
    require(sent.includes(`booked ${chat}`), () => `${chat} was never told of the booking of ${name}`);
}

function isDead(dead: DeadLetter[], queue: string, { id }: MessageState): boolean {
  return dead.some(({ name, data }) => name === `${queue}-dead` && data.bookingId === id);
}

/** Sent, or withheld because the mailbox had its share, or refused for good. */
function hasEnded(sent: readonly string[], purpose: string): boolean {
  const ends = [purpose, `${purpose}:pending`].map((name) => `${name} withheld`);
  return [`${purpose} smtp`, ...ends, `${purpose} refused`].some((end) => sent.includes(end));
}

function toPurpose(kind: string, sequence: number): string {
  return sequence === 0 ? kind : `${kind}:${sequence}`;
}
