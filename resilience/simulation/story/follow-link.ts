import type { BookingResponse } from '@tt/contract/booking/booking-response';
import type { BookingForm } from './booking-form.ts';
import type { EmailForm } from './email-form.ts';
import type { Ledger } from './ledger.ts';
import type { Story } from '../steps/step-kind.ts';
import type { ApiName } from '../world.ts';
import { type Answer, send } from './send.ts';

interface Access {
  form: BookingForm | EmailForm;
  action: 'view' | 'cancel';
  wasCancelled: boolean;
}

/** Views or cancels a booking by its link. */
export async function followLink(
  { world, ledger }: Story,
  apiName: ApiName,
  { form, action }: Pick<Access, 'form' | 'action'>,
): Promise<void> {
  const access = { form, action, wasCancelled: form.isCancelled ?? false };
  const message = {
    path: `/functions/v1/booking-${action}`,
    address: form.visitor.address,
    payload: { key: form.acknowledged?.viewKey },
  };
  await send(world, apiName, message, (answer) => checkAccessAnswer(ledger, access, answer));
}

/** Compares what the holder of a link sees with what was promised. */
function checkAccessAnswer(
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
