import { bookedAnswerSchema } from '@tt/contract/booking/booked-answer';
import { viewKeySchema } from '@tt/contract/booking/booking-access';
import { useEffect, useState } from 'react';
import { getBackendClient } from '../../../lib/get-backend-client.ts';
import { sendBookingAccess } from '../../../lib/send-booking-access.ts';
import { useUrlFragment } from '../../../lib/use-url-fragment.ts';
import { toConfirmationFragment } from '../confirmation/confirmation-address.ts';
import { type Meeting, toMeeting } from '../meeting/to-meeting.ts';
import { type ConfirmProblem, toConfirmOutcome } from './confirm-outcome.ts';

/**
 * Confirms the address whose key is the URL's fragment. Opening the page only looks up which time waits, because mail
 * programs and scanners open links too.
 */
export function useEmailConfirmation(bookingHref: string) {
  const fragment = useUrlFragment(null);
  const { data: key } = viewKeySchema.safeParse(fragment);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ConfirmProblem>();
  const [meeting, setMeeting] = useState<Meeting>();
  const waiting = useWaiting(key);

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
    setSending(false);
    if (outcome.kind === 'refused') return setRefusal(outcome.problem);
    setMeeting(outcome.meeting);
    // If the page is reloaded or the URL passed on, the URL is the one of the confirmation, because the key from the
    // email is used up.
    const { viewKey } = outcome.meeting;
    if (viewKey) window.history.replaceState(null, '', `${bookingHref}#${toConfirmationFragment(viewKey)}`);
  }

  /** Polls for a video link that is still being created. */
  async function refresh() {
    if (!meeting?.viewKey) return;
    const result = await sendBookingAccess('view', meeting.viewKey);
    const looked = result.ok ? toMeeting(result.data) : undefined;
    if (looked) setMeeting({ ...looked, email: meeting.email });
  }

  const isWrongLink = fragment !== null && !key && !meeting;
  return { confirm, refresh, isSending, meeting, waiting, problem: isWrongLink ? 'gone' : refusal };
}

/** The time that waits to be confirmed, according to the server. The button works even without it. */
function useWaiting(key: string | undefined): Meeting | undefined {
  const [waiting, setWaiting] = useState<Meeting>();
  useEffect(() => {
    if (!key) return;
    let isCurrent = true;
    sendBookingAccess('view', key).then((result) => {
      if (isCurrent && result.ok) setWaiting(toMeeting(result.data));
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return waiting;
}
