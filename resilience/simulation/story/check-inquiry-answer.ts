import type { InquiryForm } from './inquiry-form.ts';
import type { Ledger } from './ledger.ts';
import type { Answer } from './send.ts';

export interface InquirySending {
  form: InquiryForm;
  text: number;
  isAwaited: boolean;
  /** Its network has not sent more than one network may. */
  isWithinLimit: boolean;
}

/** Compares the answer to an inquiry with what its sender was told before. */
export function checkInquiryAnswer(ledger: Ledger, sending: InquirySending, { status, body }: Answer): void {
  const { form, text, isAwaited } = sending;
  const blame = (words: string) =>
    ledger.blame(`inquiry ${form.number} was answered ${status} ${JSON.stringify(body)}: ${words}`);
  if (status === 503) return;
  if (status === 429) {
    if (sending.isWithinLimit) blame('its network was within its limit');
    return;
  }
  if (status === 422) {
    // Of two texts with one key the one that arrives first has the key.
    if (text === form.text && !form.hasOtherText) blame('the same form was called another');
    return;
  }
  if (status !== 201) {
    blame('no fault may end so');
    return;
  }
  const { id } = body as { id: string };
  if (isAwaited) ledger.acknowledged.push({ id, number: form.number, visitor: form.visitor, text });
  if (text !== form.text) {
    if (form.acknowledgedId === id) blame('the id belongs to another text');
    return;
  }
  if (form.key && form.acknowledgedId && form.acknowledgedId !== id && !ledger.hasEqualInquiry(form)) {
    blame(`the same key had got the id ${form.acknowledgedId}`);
  }
  if (isAwaited) form.acknowledgedId ??= id;
}
