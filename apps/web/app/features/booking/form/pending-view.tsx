import { useEffect, useRef } from 'react';
import { formatMessage } from '../../../i18n/format-message.ts';
import { formatShortDay } from '../../../lib/format-meeting-date.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonRow } from '../../../ui/actions/button-row.tsx';
import type { BookingForm } from './use-booking-form.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';

interface PendingViewProps {
  page: BookingPageData;
  form: BookingForm;
  onBack: () => void;
}

/** In the form's place: the time is kept until the visitor confirms by mail. What was typed stays. */
export function PendingView({ page, form, onBack }: PendingViewProps) {
  const { pending: texts, tag } = page;
  const { values, picker } = form;
  const { visitor, choice } = picker;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    headingRef.current?.focus({ preventScroll: true });
  }, []);
  if (!visitor || choice.startsAt === null) return null;
  const { clock, timeZone } = visitor;
  return (
    <section className="panel stage pending" aria-labelledby="pending-h">
      <h2 className="stage-h" id="pending-h" tabIndex={-1} ref={headingRef}>
        {texts.heading}
      </h2>
      <p role="status">
        {formatMessage(texts.text, tag, {
          email: values.email.trim(),
          date: formatShortDay(choice.startsAt, timeZone, tag),
          time: clock.formatTime(choice.startsAt, timeZone),
        })}
      </p>
      <p className="note">{texts.note}</p>
      <ButtonRow>
        <Button variant="line" icon="back" onClick={onBack}>
          {texts.back}
        </Button>
      </ButtonRow>
    </section>
  );
}
