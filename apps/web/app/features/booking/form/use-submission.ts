import type { BookedAnswer } from '@tt/contract/booking/booked-answer';
import type { BookingMethod } from '@tt/contract/booking/booking-response';
import { inquiryTrapField } from '@tt/contract/inquiry/inquiry';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { type FormEvent, useRef, useState } from 'react';
import { formatMessage } from '../../../i18n/format-message.ts';
import { bookingDraft } from '../../../lib/booking-draft.ts';
import { showToast } from '../../../lib/toasts.tsx';
import type { Authorization } from '../authorization/use-authorization.ts';
import { watchLeaving } from '../authorization/watch-leaving.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { findFieldProblems, findSubmissionProblem } from './booking-check.ts';
import { type BookingFailure, isTimeLost } from './booking-outcome.ts';
import { sendBooking } from './send-booking.ts';
import { toAttempt, toBookingRequest, toEmailBooking } from './to-booking-request.ts';
import type { BookingForm } from './use-booking-form.ts';

export type SubmissionStatus =
  | { kind: 'idle' | 'sending' | 'sent' | 'incomplete' }
  /** The place is kept until the visitor confirms by email, which may be sent more than once. */
  | { kind: 'pending'; mail: 'sent' | 'sending' | 'sentAgain' }
  | { kind: 'error'; failure: BookingFailure };

export interface Booked {
  response: BookedAnswer;
  startsAt: Instant;
  timeZone: string;
  durationMinutes: BookingForm['values']['durationMinutes'];
}

interface SubmissionParts {
  page: BookingPageData;
  form: BookingForm;
  authorization: Authorization;
  /** How the form would be sent now; null as long as it can't be. */
  method: BookingMethod | null;
  onBooked: (booked: Booked) => void;
  /** The company's calendar does not respond, so booking with email is closed for now. */
  onEmailClosed: () => void;
}

type Visitor = NonNullable<BookingForm['picker']['visitor']>;

/** Takes the form from idle through sending to its end; a second press while sending does nothing. */
export function useSubmission({
  page,
  form,
  authorization,
  method,
  onBooked,
  onEmailClosed,
}: SubmissionParts) {
  const [status, setStatus] = useState<SubmissionStatus>({ kind: 'idle' });
  const isBusy = useRef(false);
  const mailedKey = useRef<string>(undefined);
  const { failures, messages } = page;
  const { values, picker, emailCheck } = form;

  function fail(failure: BookingFailure) {
    setStatus({ kind: 'error', failure });
    const title = failure === 'connection_error' ? messages.network_error : messages.booking_failed_title;
    showToast('error', { title, text: failures[failure] });
    if (failure === 'auth_required') authorization.drop('expired');
    if (failure === 'scope_missing') authorization.drop('scopeMissing');
    if (failure === 'invalid_email_domain') emailCheck.refuse(failure);
    if (failure === 'email_way_closed') onEmailClosed();
    if (isTimeLost(failure)) loseTime(failure === 'slot_taken');
  }

  /** Another time has to be chosen, so its part is unfolded. */
  function loseTime(isTaken: boolean) {
    picker.loseTime(isTaken);
    form.dispatch({ type: 'unfolded', part: 'time' });
  }

  function toRequest(startsAt: Instant, { timeZone, clock }: Visitor, accessToken: string | undefined) {
    const { language } = page;
    const circumstances = { startsAt, timeZone, language, hourCycle: clock.hourCycle };
    if (accessToken) return toBookingRequest(values, { ...circumstances, accessToken });
    const trap = form.formRef.current && new FormData(form.formRef.current).get(inquiryTrapField);
    const spamFields = { form_token: form.formToken.find(), [inquiryTrapField]: String(trap ?? '') };
    return toEmailBooking(values, { ...circumstances, spamFields });
  }

  async function book(startsAt: Instant, visitor: Visitor, accessToken: string | undefined) {
    const request = toRequest(startsAt, visitor, accessToken);
    const attempt = toAttempt(request, values.attempt);
    const { idempotencyKey } = attempt;
    // Whoever sends the same form once more did not get its email.
    const mailAgain = idempotencyKey === mailedKey.current;
    form.dispatch({ type: 'attempted', attempt });
    const leaving = watchLeaving();
    const outcome = await sendBooking(mailAgain ? { ...request, mailAgain } : request, idempotencyKey);
    await leaving.end();
    if (outcome.kind === 'failed') {
      if (outcome.isFinal && !mailAgain) form.dispatch({ type: 'attempted', attempt: null });
      return fail(outcome.failure);
    }
    if (outcome.kind === 'pending') {
      mailedKey.current = idempotencyKey;
      return setStatus({ kind: 'pending', mail: mailAgain ? 'sentAgain' : 'sent' });
    }
    const { response } = outcome;
    setStatus({ kind: 'sent' });
    bookingDraft.remove();
    const email = response.booking?.email ?? (method === 'email' ? request.email : undefined);
    const words = email
      ? formatMessage(messages.booking_success_toast, page.tag, { email })
      : messages.booking_success_plain;
    showToast('success', { title: messages.booking_confirmed_toast, text: response.message ?? words });
    onBooked({ response, startsAt, timeZone: visitor.timeZone, durationMinutes: request.duration });
  }

  /** Checks the address once more, as the contact form does. */
  async function isAddressUsable(): Promise<boolean> {
    const { phase } = emailCheck.state;
    if (phase === 'verified' || phase === 'accepted') return true;
    return (await emailCheck.check(values.email)).phase !== 'wrong';
  }

  async function send(startsAt: Instant, visitor: Visitor, accessToken: string | undefined) {
    isBusy.current = true;
    setStatus(status.kind === 'pending' ? { kind: 'pending', mail: 'sending' } : { kind: 'sending' });
    if (accessToken || (await isAddressUsable())) await book(startsAt, visitor, accessToken);
    else setStatus({ kind: 'incomplete' });
    isBusy.current = false;
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isBusy.current) return;
    form.dispatch({ type: 'checked' });
    const accessToken = method === 'google' ? authorization.findToken(Date.now()) : undefined;
    const isAllowed = method === 'email' || accessToken !== undefined;
    const problem = findSubmissionProblem(values, picker.slots, isAllowed);
    if (problem) showToast('error', { title: messages[problem], text: '' });
    if (problem === 'auth_required') authorization.drop('expired');
    const hasWrongFields = Object.keys(findFieldProblems(values, method)).length > 0;
    if (hasWrongFields) return setStatus({ kind: 'incomplete' });
    if (problem === 'invalid_time_selection') {
      loseTime(false);
      return setStatus({ kind: 'error', failure: problem });
    }
    if (problem || values.startsAt === null || !picker.visitor) return;
    await send(values.startsAt, picker.visitor, accessToken);
  }

  return { status, submit, reset: () => setStatus({ kind: 'idle' }) };
}
