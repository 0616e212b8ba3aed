import type { Slot } from '@tt/contract/slots/slot';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMessage } from '../../../i18n/format-message.ts';
import { formatShortDay } from '../../../lib/format-meeting-date.ts';
import { timeFieldId } from '../slots/time-field.tsx';
import { Alert } from '../../../ui/text/alert.tsx';
import type { FieldName } from './booking-check.ts';
import type { BookingForm } from './use-booking-form.ts';
import type { SubmissionStatus } from './use-submission.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';

interface BookingAlertProps {
  page: BookingPageData;
  form: BookingForm;
  status: SubmissionStatus;
  /** What is wrong with which field, in words and in the order of the page. */
  wrongFields: readonly { field: FieldName; label: string; problem: string }[];
  onFix: (field: FieldName) => void;
}

/** What went wrong beside the button, with the next step. It takes the focus. */
export function BookingAlert({ page, form, status, wrongFields, onFix }: BookingAlertProps) {
  const { messages, failures, tag, form: texts } = page;
  if (status.kind === 'incomplete' && wrongFields.length > 0) {
    return (
      <FocusedAlert
        key="fields"
        occasion={status}
        title={formatMessage(texts.wrong, tag, { count: wrongFields.length })}
      >
        <div className="alert-body links">
          {wrongFields.map(({ field, label, problem }) => (
            <a
              key={field}
              href={`#${timeFieldId}`}
              onClick={(event) => {
                event.preventDefault();
                onFix(field);
              }}
            >
              {formatMessage(texts.wrongItem, tag, { field: label, problem: toInnerSentence(problem, tag) })}
            </a>
          ))}
        </div>
      </FocusedAlert>
    );
  }
  if (status.kind !== 'error') return null;
  if (status.failure === 'slot_taken')
    return <TakenAlert key="taken" page={page} form={form} status={status} />;
  return (
    <FocusedAlert key="failed" occasion={status} title={messages.booking_failed}>
      <p>{failures[status.failure]}</p>
    </FocusedAlert>
  );
}

function TakenAlert({ page, form, status }: Pick<BookingAlertProps, 'page' | 'form' | 'status'>) {
  const { messages, tag } = page;
  const { visitor, takenStartsAt, listNear, chooseTime, choice } = form.picker;
  if (!visitor || takenStartsAt === null) return null;
  const { clock, timeZone } = visitor;
  const toWords = ({ startsAt }: Slot) => ({
    time: clock.formatTime(startsAt, timeZone),
    date: formatShortDay(startsAt, timeZone, tag),
  });
  const near = listNear();
  const chosen = near.find(({ startsAt }) => startsAt === choice.startsAt);
  const title = formatMessage(messages.slotTakenTitle, tag, {
    time: clock.formatTime(takenStartsAt, timeZone),
  });
  return (
    <FocusedAlert occasion={status} title={title}>
      <div className="alert-body">
        <p>{messages.slotTakenText}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: the buttons fill in a field elsewhere. */}
        <div className="near" role="group" aria-label={messages.near}>
          {near.map((slot) => (
            <button
              key={slot.startsAt}
              type="button"
              className="near-b"
              aria-pressed={slot.startsAt === choice.startsAt}
              onClick={() => chooseTime(slot.startsAt)}
            >
              <b>{toWords(slot).time}</b> {toWords(slot).date}
            </button>
          ))}
        </div>
        <p className="vh" role="status">
          {chosen && `${toWords(chosen).date}, ${toWords(chosen).time}`}
        </p>
        <a
          className="quiet"
          href={`#${timeFieldId}`}
          onClick={() =>
            document.querySelector<HTMLElement>(`#${timeFieldId} legend`)?.focus({ preventScroll: true })
          }
        >
          {messages.seeAll}
        </a>
      </div>
    </FocusedAlert>
  );
}

/** Takes the focus each time it appears. */
function FocusedAlert({
  occasion,
  title,
  children,
}: {
  occasion: SubmissionStatus;
  title: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each status is an occasion of its own.
  useEffect(() => ref.current?.focus(), [occasion]);
  return (
    <Alert tone="bad" title={title} ref={ref} isRich>
      {children}
    </Alert>
  );
}

/** A sentence as it continues after a colon. */
function toInnerSentence(sentence: string, tag: string): string {
  return sentence.slice(0, 1).toLocaleLowerCase(tag) + sentence.slice(1);
}
