import { formatMessage } from '../../../i18n/format-message.ts';
import { formatMeetingDate } from '../../../lib/format-meeting-date.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonRow } from '../../../ui/actions/button-row.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Alert } from '../../../ui/text/alert.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { formatSlot } from '../slots/time-field.tsx';
import type { BookingForm } from './use-booking-form.ts';
import { useDelay } from './use-delay.ts';
import type { SubmissionStatus } from './use-submission.ts';

interface SubmitRowProps {
  page: BookingPageData;
  form: BookingForm;
  status: SubmissionStatus;
  isAuthorized: boolean;
}

const slowAfterMs = 5_000;

/** The end of the form: what is about to be booked, the button, and why it is disabled. */
export function SubmitRow({ page, form, status, isAuthorized }: SubmitRowProps) {
  const { form: texts, auth, messages, failures } = page;
  const isSending = status.kind === 'sending';
  const isSlow = useDelay(isSending, slowAfterMs);
  const labels = { idle: texts.submit, error: texts.submit, sending: texts.sending, sent: texts.sent };
  return (
    <>
      {status.kind === 'error' && (
        <Alert tone="bad" title={messages.booking_failed}>
          {failures[status.failure]}
        </Alert>
      )}
      <ButtonRow isMiddle>
        <Button type="submit" isBusy={isSending} disabled={isSending || !isAuthorized}>
          {labels[status.kind]}
        </Button>
        <span className="small num">{formatSummary(page, form)}</span>
      </ButtonRow>
      <div className="submit-notes">
        <p className="note" role="status">
          {isSlow ? messages.stillWorking : isAuthorized ? auth.authorized : texts.submitNeedsAuth}
        </p>
        <p className="note">
          <span>
            {texts.privacyNote} <TextLink href={texts.privacyLink.href}>{texts.privacyLink.label}</TextLink>
          </span>
        </p>
      </div>
    </>
  );
}

function formatSummary(page: BookingPageData, { chosenSlot, timeZone, values }: BookingForm) {
  if (!chosenSlot || !timeZone) return undefined;
  return formatMessage(page.form.summary, page.tag, {
    date: formatMeetingDate(chosenSlot.startsAt, timeZone, page.tag),
    time: formatSlot(chosenSlot, page),
    duration: page.offer.labels[values.durationMinutes],
  });
}
