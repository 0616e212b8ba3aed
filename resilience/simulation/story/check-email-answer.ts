import type { BookingResponse } from '@tt/contract/booking/booking-response';
import type { EmailForm } from './email-form.ts';
import type { Ledger } from './ledger.ts';
import { type Answer, passingStatuses } from './send.ts';
import { getSlot } from './visitors.ts';

export interface EmailSending {
  form: EmailForm;
  /** What had been promised when it was sent. */
  before: Pick<EmailForm, 'isPromised' | 'isCancelled'>;
  isAwaited: boolean;
}

/** A place that waits for its mail is kept for half an hour. */
const keptMs = 29 * 60_000;

/** Compares the answer to a booking by email with what its visitor was promised before. */
export function checkEmailAnswer(
  ledger: Ledger,
  { form, before, isAwaited }: EmailSending,
  answer: Answer,
  now: number,
): void {
  const blame = createBlame(ledger, form, answer);
  if (passingStatuses.includes(answer.status)) return;
  if (answer.status !== 200) {
    blame('no fault may end so');
    return;
  }
  const { success, booking } = answer.body as BookingResponse;
  if (!success || !booking) {
    if (before.isPromised) blame('it had been confirmed');
    return;
  }
  if (form.acknowledged && form.acknowledged.id !== booking.id)
    blame(`the same key had got the booking ${form.acknowledged.id}`);
  if (before.isPromised && booking.status === 'pending') blame('it had been confirmed');
  if (before.isCancelled && booking.status !== 'cancelled') blame('it had been canceled');
  if (form.isTrapped && booking.status === 'confirmed' && !form.isPromised && form.askedAt === undefined)
    blame('nobody has confirmed it by mail');
  if (!form.wasMoved && booking.sequence === 0 && Date.parse(booking.startsAt) !== getSlot(form.slot))
    blame('another time was asked for');
  if (!isAwaited) return;
  form.acknowledged ??= { id: booking.id, viewKey: booking.viewKey };
  if (booking.status === 'confirmed') form.isPromised = true;
  if (booking.status === 'pending') form.askedAt ??= now;
}

/** The button in the email: a place that is still kept becomes a booking, unless the company has put something else there. */
export function checkConfirmAnswer(
  ledger: Ledger,
  form: EmailForm,
  answer: Answer,
  { now, isBusy }: { now: number; isBusy: boolean },
): void {
  const blame = createBlame(ledger, form, answer);
  if (passingStatuses.includes(answer.status)) return;
  if (answer.status !== 200) {
    blame('the mail had its key');
    return;
  }
  const { success, booking } = answer.body as BookingResponse;
  if (success && booking) {
    if (booking.status === 'pending') blame('it was to be confirmed');
    form.isPromised = true;
  } else if (form.isPromised || (!isBusy && now < (form.askedAt ?? 0) + keptMs)) blame('its place was kept');
}

function createBlame(ledger: Ledger, { number }: EmailForm, { status, body }: Answer) {
  return (words: string): void =>
    ledger.blame(`email form ${number} was answered ${status} ${JSON.stringify(body)}: ${words}`);
}
