import type { BookingResponse } from '@tt/contract/booking/booking-response';
import { type BookingContent, type BookingForm, toBookerName } from './booking-form.ts';
import type { Ledger } from './ledger.ts';
import { type Answer, passingStatuses } from './send.ts';
import { getSlot } from './visitors.ts';

export interface Sending {
  form: BookingForm;
  content: BookingContent;
  /** What had been promised when it was sent. */
  before: Pick<BookingForm, 'acknowledged' | 'isCancelled'>;
  isAwaited: boolean;
}

/** Compares the answer to a booking with what its visitor was promised before. */
export function checkBookingAnswer(ledger: Ledger, sending: Sending, { status, body }: Answer): void {
  const { form, content, before } = sending;
  const blame = (words: string) =>
    ledger.blame(
      `form ${form.number} of ${toBookerName(form)} was answered ${status} ${JSON.stringify(body)}: ${words}`,
    );
  const isSame = before.acknowledged?.content === toContentName(content);
  if (passingStatuses.includes(status)) return;
  if (status === 422) {
    if (isSame) blame('the same form was called another');
    return;
  }
  if (status !== 200) {
    blame('no fault may end so');
    return;
  }
  const answer = body as BookingResponse;
  if (answer.success) checkPromise(sending, answer, blame);
  else if (before.acknowledged) blame('it had been confirmed');
}

function checkPromise(
  { form, content, before, isAwaited }: Sending,
  { booking }: BookingResponse,
  blame: (words: string) => void,
): void {
  if (!booking) {
    blame('a success has to name its booking');
    return;
  }
  const known = form.acknowledged;
  if (known && known.id !== booking.id) blame(`the same key had got the booking ${known.id}`);
  if (known && known.content !== toContentName(content)) blame('the key belongs to another content');
  if (before.isCancelled && booking.status !== 'cancelled') blame('it had been canceled');
  if (!form.wasMoved && booking.sequence === 0 && Date.parse(booking.startsAt) !== getSlot(content.slot))
    blame('another time was asked for');
  if (isAwaited)
    form.acknowledged ??= { id: booking.id, viewKey: booking.viewKey, content: toContentName(content) };
}

function toContentName(content: BookingContent): string {
  return `${content.slot} ${content.duration} ${content.wording}`;
}
