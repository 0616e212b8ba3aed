import { bookedAnswerSchema } from '@tt/contract/booking/booked-answer';
import { viewKeySchema } from '@tt/contract/booking/booking-access';
import { useState } from 'react';
import { getBackendClient } from '../../../lib/get-backend-client.ts';
import { useUrlFragment } from '../../../lib/use-url-fragment.ts';
import { toConfirmationFragment } from '../confirmation/confirmation-address.ts';
import { type ConfirmProblem, toConfirmOutcome } from './confirm-outcome.ts';

/**
 * Confirms the address whose key is the URL's fragment. Opening the page sends nothing, because mail programs and
 * scanners open links too.
 */
export function useEmailConfirmation(bookingHref: string) {
  const fragment = useUrlFragment();
  const { data: key } = viewKeySchema.safeParse(fragment);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ConfirmProblem>();

  async function confirm() {
    if (!key || isSending) return;
    setSending(true);
    const result = await getBackendClient().send({
      method: 'POST',
      path: '/functions/v1/booking-confirm',
      body: { key },
      answer: bookedAnswerSchema,
      timeoutMs: 30_000,
      isRepeatable: true,
    });
    const outcome = toConfirmOutcome(result);
    if (outcome.kind === 'confirmed') {
      window.location.replace(`${bookingHref}#${toConfirmationFragment(outcome.viewKey)}`);
      return;
    }
    setRefusal(outcome.problem);
    setSending(false);
  }

  const isWrongLink = fragment !== null && !key;
  return { confirm, isSending, problem: isWrongLink ? 'gone' : refusal };
}
