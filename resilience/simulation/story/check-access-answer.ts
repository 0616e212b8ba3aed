import type { BookingResponse } from '@tt/contract/booking/booking-response';
import type { BookingForm } from './booking-form.ts';
import type { EmailForm } from './email-form.ts';
import type { Ledger } from './ledger.ts';
import type { Answer } from './send.ts';

export interface Access {
  form: BookingForm | EmailForm;
  action: 'view' | 'cancel';
  wasCancelled: boolean;
}

/** Compares what the holder of a link sees with what was promised. */
export function checkAccessAnswer(
  ledger: Ledger,
  { form, action, wasCancelled }: Access,
  { status, body }: Answer,
): void {
  const blame = (words: string) =>
    ledger.blame(`${action} of form ${form.number} was answered ${status} ${JSON.stringify(body)}: ${words}`);
  if (status === 429 || status === 503) return;
  if (status !== 200) {
    blame('the booking had been confirmed');
    return;
  }
  const { success, booking, code } = body as BookingResponse;
  if (!success && code === 'booking_past') return;
  if (!success || !booking) {
    blame('the booking had been confirmed');
    return;
  }
  if (booking.id !== form.acknowledged?.id) blame('the link belongs to another booking');
  if (wasCancelled && booking.status !== 'cancelled') blame('it had been canceled');
  if (action !== 'cancel') return;
  if (booking.status === 'cancelled') form.isCancelled = true;
  else blame('it was to be canceled');
}
