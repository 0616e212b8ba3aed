import type { BookedAnswer } from '@tt/contract/booking/booked-answer';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { type FormEvent, useRef, useState } from 'react';
import { showToast } from '../../../lib/toasts.tsx';
import type { Authorization } from '../authorization/use-authorization.ts';
import { watchLeaving } from '../authorization/watch-leaving.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { findFieldProblems, findSubmissionProblem } from './booking-check.ts';
import { bookingDraft } from './booking-draft.ts';
import { type BookingFailure, isTimeLost } from './booking-outcome.ts';
import { sendBooking } from './send-booking.ts';
import { toAttempt, toBookingRequest } from './to-booking-request.ts';
import type { BookingForm } from './use-booking-form.ts';

export type SubmissionStatus =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent' }
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
  onBooked: (booked: Booked) => void;
}

/** Takes the form from idle through sending to its end; a second press while sending does nothing. */
export function useSubmission({ page, form, authorization, onBooked }: SubmissionParts) {
  const [status, setStatus] = useState<SubmissionStatus>({ kind: 'idle' });
  const isBusy = useRef(false);
  const { failures, messages } = page;

  function fail(failure: BookingFailure) {
    setStatus({ kind: 'error', failure });
    const title = failure === 'connection_error' ? messages.network_error : messages.booking_failed_title;
    showToast('error', { title, text: failures[failure] });
    if (failure === 'auth_required') authorization.drop('expired');
    if (failure === 'scope_missing') authorization.drop('scopeMissing');
    if (!isTimeLost(failure)) return;
    form.dispatch({ type: 'time_lost' });
    form.availability.refresh();
  }

  async function book(startsAt: Instant, timeZone: string, accessToken: string) {
    const { language } = page;
    const request = toBookingRequest(form.values, { startsAt, timeZone, language, accessToken });
    const attempt = toAttempt(request, form.values.attempt);
    form.dispatch({ type: 'attempted', attempt });
    setStatus({ kind: 'sending' });
    const leaving = watchLeaving();
    const outcome = await sendBooking(request, attempt.idempotencyKey);
    await leaving.end();
    if (outcome.kind === 'failed') {
      if (outcome.isFinal) form.dispatch({ type: 'attempted', attempt: null });
      return fail(outcome.failure);
    }
    setStatus({ kind: 'sent' });
    bookingDraft.remove();
    showToast('success', {
      title: messages.booking_confirmed_toast,
      text: outcome.response.message ?? messages.booking_success_toast,
    });
    onBooked({ response: outcome.response, startsAt, timeZone, durationMinutes: request.duration });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    form.dispatch({ type: 'checked' });
    const { values, slots, timeZone } = form;
    const accessToken = authorization.findToken(Date.now());
    const problem = findSubmissionProblem(values, slots, accessToken !== undefined);
    if (problem) showToast('error', { title: messages[problem], text: '' });
    if (problem === 'auth_required') authorization.drop('expired');
    if (problem || Object.keys(findFieldProblems(values)).length > 0) return focusFirstProblem(form);
    if (values.startsAt === null || !timeZone || !accessToken) return;
    isBusy.current = true;
    await book(values.startsAt, timeZone, accessToken);
    isBusy.current = false;
  }

  return { status, submit };
}

const problemControls = [
  '[aria-invalid=true]',
  '[data-problem] [role=gridcell] [tabindex="0"]',
  '[data-problem] [type=radio]',
];

/** Waits until the fields show their problems. */
function focusFirstProblem({ formRef }: BookingForm) {
  requestAnimationFrame(() => {
    formRef.current?.querySelector<HTMLElement>(problemControls.join())?.focus();
  });
}
