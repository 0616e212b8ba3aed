import { formatMessage } from '../../../i18n/format-message.ts';
import { timeFieldId } from '../slots/time-field.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import type { FieldName } from './booking-check.ts';
import type { BookingForm } from './use-booking-form.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';
import type { BookingSummary } from './booking-summary.ts';
import type { Part } from './progress.ts';

interface BookingBarProps {
  page: BookingPageData;
  form: BookingForm;
  summary: BookingSummary;
  due: Part | undefined;
  /** In their order on the page; empty until the form has been checked. */
  wrongFields: readonly FieldName[];
  onFix: (field: FieldName) => void;
}

/** The summary on small screens: one line at the lower edge, with the next thing to do. */
export function BookingBar({ page, form, summary, due, wrongFields, onFix }: BookingBarProps) {
  return (
    <section className="bk-bar" aria-label={page.pass.heading}>
      <p>
        <b>{summary.when}</b>
        <span>{toSecondLine(page, form, summary, wrongFields.length)}</span>
      </p>
      <BarLink page={page} due={due} wrongField={wrongFields[0]} onFix={onFix} />
    </section>
  );
}

interface BarLinkProps extends Pick<BookingBarProps, 'page' | 'due' | 'onFix'> {
  wrongField: FieldName | undefined;
}

function BarLink({ page, due, wrongField, onFix }: BarLinkProps) {
  const { bar } = page.pass;
  if (wrongField) {
    return (
      <ButtonLink
        variant="line"
        icon="up"
        href={`#${timeFieldId}`}
        onClick={(event) => {
          event.preventDefault();
          onFix(wrongField);
        }}
      >
        {bar.fix}
      </ButtonLink>
    );
  }
  if (due === 'time') {
    return (
      <ButtonLink variant="line" icon="down" href={`#${timeFieldId}`}>
        {bar.times}
      </ButtonLink>
    );
  }
  return (
    due && (
      <ButtonLink variant="line" icon="down" href={`#${due}-h`}>
        {bar.next}
      </ButtonLink>
    )
  );
}

function toSecondLine(
  { form: texts, pass, tag }: BookingPageData,
  { picker, isTimeChosen }: BookingForm,
  { duration, zone }: BookingSummary,
  wrongCount: number,
): string {
  const { takenStartsAt, visitor } = picker;
  if (takenStartsAt !== null && !isTimeChosen && visitor) {
    const time = visitor.clock.formatTime(takenStartsAt, visitor.timeZone);
    return `${formatMessage(pass.wasTaken, tag, { time })} · ${duration}`;
  }
  if (wrongCount > 0) return formatMessage(texts.wrong, tag, { count: wrongCount });
  return zone ? `${duration} · ${zone}` : duration;
}
