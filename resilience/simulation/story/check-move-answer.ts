import type { BookingResponse } from '@tt/contract/booking/booking-response';
import type { BookingForm } from './booking-form.ts';
import type { EmailForm } from './email-form.ts';
import type { Ledger } from './ledger.ts';
import { type Answer, passingStatuses } from './send.ts';

/** Compares the answer to a move with what was asked for. */
export function checkMoveAnswer(
  ledger: Ledger,
  form: BookingForm | EmailForm,
  startsAt: number,
  { status, body }: Answer,
): void {
  const blame = (words: string) =>
    ledger.blame(`the move of form ${form.number} was answered ${status} ${JSON.stringify(body)}: ${words}`);
  if (passingStatuses.includes(status)) return;
  if (status !== 200) {
    blame('the booking had been confirmed');
    return;
  }
  const { success, booking, code } = body as BookingResponse;
  if (!success) {
    if (code === 'booking_cancelled' && !mayBeCancelled(ledger, form)) blame('nobody canceled it');
    return;
  }
  if (booking?.id !== form.acknowledged?.id) blame('the link belongs to another booking');
  // Another move, or the company's own hand, may have been faster than the answer.
  if (booking?.sequence === 0 && Date.parse(booking.startsAt) !== startsAt) blame('it is where it was');
}

function mayBeCancelled(ledger: Ledger, form: BookingForm | EmailForm): boolean {
  const isAsked = 'isCancelAsked' in form ? form.isCancelAsked : form.isCancelled;
  return Boolean(isAsked) || ledger.endedByCompany.has(form.acknowledged?.id ?? '') || !('slot' in form);
}
