import type { BookingMethod } from '@tt/contract/booking/booking-response';
import {
  type FocusEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { BookingValues } from '../../../lib/booking-draft.ts';
import { toTypedTextsQuery } from '../../../lib/wished-time.ts';
import { type Authorization, useAuthorization } from '../authorization/use-authorization.ts';
import { type FieldName, findFieldProblems, findWrongDetail, pickEarlyProblems } from './booking-check.ts';
import { findEmailError } from './email-field.tsx';
import { DetailsFields } from './text-fields.tsx';
import { type BookingForm, useBookingForm } from './use-booking-form.ts';
import { type Booked, useSubmission } from './use-submission.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { useCityNames } from '../slots/clock/use-city-names.ts';
import { BelowPass } from '../host/host.tsx';
import { SlotPicker } from '../slots/slot-picker.tsx';
import { BookingAlert } from './booking-alerts.tsx';
import { BookingBar } from './booking-bar.tsx';
import { BookingPass } from './booking-pass.tsx';
import { type BookingSummary, summarizeBooking } from './booking-summary.ts';
import { FinalRow, type Lack } from './final-row.tsx';
import { focusField } from './focus-field.ts';
import { HowStage } from './how-stage.tsx';
import { listWrongFields } from './list-wrong-fields.ts';
import { PendingView } from './pending-view.tsx';
import { findDue, toProgress } from './progress.ts';
import { Stage } from './stage.tsx';
import { Steps } from './steps.tsx';

interface BookingFormViewProps {
  page: BookingPageData;
  /** The page's heading and lead. */
  head: ReactNode;
  onBooked: (booked: Booked) => void;
}

/** Time, details and how to book, with the summary beside them. Its state is lost when it is unmounted. */
export function BookingFormView({ page, head, onBooked }: BookingFormViewProps) {
  const form = useBookingForm(page.tag, page.topic.titles);
  const authorization = useAuthorization(page, leave);
  const [isEmailClosed, setEmailClosed] = useState(false);
  const hasEmailWay = authorization.config.hasEmailWay && !isEmailClosed;
  const method = findMethod(authorization, form, hasEmailWay);
  const onEmailClosed = () => setEmailClosed(true);
  const submission = useSubmission({ page, form, authorization, method, onBooked, onEmailClosed });
  const headingRef = useRef<HTMLHeadingElement>(null);
  useReturnFocus(authorization, headingRef);
  useFormToken(form, hasEmailWay);

  const { values, picker } = form;
  const toTypedQuery = useTypedQuery(values);
  const { status } = submission;
  const isSending = status.kind === 'sending';
  const isPending = status.kind === 'pending';
  const found = findFieldProblems(values, method);
  const problems = form.isChecked ? found : pickEarlyProblems(found, form.left);
  const wrongFields = form.isChecked ? listWrongFields(page, form, problems) : [];
  const cities = useCityNames(page, picker.visitor?.timeZone);
  const summary = summarizeBooking({ ...page, cities }, picker);
  const isComplete = {
    time: form.isTimeChosen,
    details: form.isDetailed,
    how: method !== null && !findEmailError(page.emailWay, form, found),
  };
  const progress = toProgress(isComplete);
  const due = findDue(isComplete);
  const unfold = (part: 'time' | 'details') => form.dispatch({ type: 'unfolded', part });

  /**
   * Wrong input has to be corrected before the redirect to Google, because the booking would be refused afterward.
   */
  function leave(): boolean {
    const wrong = findWrongDetail(findFieldProblems(form.values, null));
    if (!wrong) {
      form.fold();
      return true;
    }
    form.dispatch({ type: 'left', field: wrong });
    fix(wrong);
    return false;
  }

  function fix(field: FieldName) {
    if (field === 'date' || field === 'time') unfold('time');
    else if (field !== 'email') unfold('details');
    focusField(field);
  }

  /** Whoever comes back without the email checks the address. */
  function goBack() {
    submission.reset();
    focusField('email');
  }

  const pass = (
    <BookingPass page={page} summary={summary} method={method} email={values.email.trim()} due={due} />
  );

  return (
    <>
      {isPending && (
        <PendingView page={page} form={form} mail={status.mail} onAgain={submission.submit} onBack={goBack} />
      )}
      <section className="wrap bk-head" hidden={isPending}>
        {head}
        <Steps texts={page.steps} progress={progress} />
      </section>
      <div className="wrap bk" data-hydrates hidden={isPending}>
        <form
          ref={form.formRef}
          className="bk-main"
          aria-label={page.form.label}
          noValidate
          onSubmit={submission.submit}
          onFocus={({ target }: FocusEvent<HTMLFormElement>) =>
            hasEmailWay && target.name && form.formToken.begin()
          }
        >
          <Stage
            page={page}
            part="time"
            state={progress.time}
            isInert={isSending}
            brief={values.folded.includes('time') ? toTimeBrief(summary) : undefined}
            onUnfold={() => unfold('time')}
          >
            <SlotPicker
              texts={page}
              picker={picker}
              dateProblem={problems.date}
              timeProblem={problems.time}
              toTypedQuery={toTypedQuery}
            />
          </Stage>
          <Stage
            page={page}
            part="details"
            state={progress.details}
            isInert={isSending}
            brief={values.folded.includes('details') ? toDetailsBrief(page, form) : undefined}
            onUnfold={() => unfold('details')}
          >
            <DetailsFields texts={page.form} topic={page.topic} form={form} problems={problems} />
          </Stage>
          <HowStage
            page={page}
            form={form}
            problems={problems}
            authorization={authorization}
            hasEmailWay={hasEmailWay}
            method={method}
            state={progress.how}
            status={status}
            headingRef={headingRef}
          >
            <BookingAlert page={page} form={form} status={status} wrongFields={wrongFields} onFix={fix} />
            <FinalRow
              page={page}
              summary={summary}
              status={status}
              method={method}
              lack={findLack(authorization, hasEmailWay)}
              emailProblem={method === 'email' ? findEmailError(page.emailWay, form, {}) : undefined}
              onPress={form.press}
            />
          </HowStage>
        </form>
        {/* Both branches are spelled out: a site without a host has nothing of it in its script. */}
        {import.meta.env.WITHOUT_HOST || !page.host ? pass : <BelowPass host={page.host}>{pass}</BelowPass>}
      </div>
      {!isPending && (
        <BookingBar
          page={page}
          form={form}
          summary={summary}
          due={due}
          wrongFields={wrongFields.map(({ field }) => field)}
          onFix={fix}
        />
      )}
    </>
  );
}

/**
 * Reads the input when it is called, and stays the same function, so that the picker doesn't render with each key.
 */
function useTypedQuery(values: BookingValues): () => string {
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  return useCallback(() => toTypedTextsQuery(latest.current), []);
}

/** Access wins over an address: to use the address instead, the visitor gives up the access. */
function findMethod(
  { isAuthorized }: Authorization,
  { values }: BookingForm,
  hasEmailWay: boolean,
): BookingMethod | null {
  if (isAuthorized) return 'google';
  return hasEmailWay && values.email.trim() !== '' ? 'email' : null;
}

/** What the visitor still has to do. Until the ways are known, it is true for any of them. */
function findLack({ config }: Authorization, hasEmailWay: boolean): Lack {
  if (config.status === 'loading') return 'submitNeedsStep';
  return hasEmailWay ? 'submitNeedsWay' : 'submitNeedsAuth';
}

/**
 * After a return from Google the button is in view. Without access, the reason and the other way are in view, even if
 * access ends later.
 */
function useReturnFocus({ isReturned, problem }: Authorization, ref: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    if (!isReturned) return;
    document.getElementById('book')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    ref.current?.focus({ preventScroll: true });
  }, [isReturned, ref]);
  // Runs after the effects of the alerts, which take the focus too.
  useEffect(() => {
    const { activeElement, body } = document;
    const stage = document.getElementById('how');
    const isBusyElsewhere = activeElement !== body && !stage?.contains(activeElement);
    if (!problem || isBusyElsewhere) return;
    stage?.scrollIntoView({ behavior: 'instant' });
    ref.current?.focus({ preventScroll: true });
  }, [problem, ref]);
}

/** A restored draft is older than its token. */
function useFormToken({ formToken, values }: BookingForm, hasEmailWay: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the way turns out to exist.
  useEffect(() => {
    if (hasEmailWay && values.name) formToken.resume();
  }, [hasEmailWay]);
}

function toTimeBrief({ when, zone, duration }: BookingSummary): ReactNode {
  return (
    <>
      <b className="nb">{when}</b> · {zone} · {duration}
    </>
  );
}

function toDetailsBrief({ stage }: BookingPageData, { values }: BookingForm): ReactNode {
  return (
    <>
      <b>{values.name.trim()}</b>
      {values.message.trim() && ` · ${stage.withMessage}`}
    </>
  );
}
