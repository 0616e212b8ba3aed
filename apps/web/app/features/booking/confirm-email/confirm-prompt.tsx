import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { ButtonRow } from '../../../ui/actions/button-row.tsx';
import { Alert } from '../../../ui/text/alert.tsx';
import { formatDuration, formatWhen } from '../meeting/format-meeting.ts';
import type { MeetingTexts } from '../meeting/load-meeting-texts.server.ts';
import type { Meeting } from '../meeting/to-meeting.ts';
import { useCityNames } from '../slots/clock/use-city-names.ts';
import { formatZone } from '../slots/clock/time-zone-label.ts';
import type { ConfirmEmailPageData } from './load-confirm-email-page.server.ts';
import type { useEmailConfirmation } from './use-email-confirmation.ts';

interface ConfirmPromptProps {
  page: ConfirmEmailPageData;
  confirmation: ReturnType<typeof useEmailConfirmation>;
  /** False once the place is gone for good. */
  canConfirm: boolean;
}

/** The time that waits with the button that confirms it, or why it can't be confirmed any more. */
export function ConfirmPrompt({ page, confirmation, canConfirm }: ConfirmPromptProps) {
  const { confirm, isSending, problem, waiting } = confirmation;
  return (
    <div className="stack">
      {problem && !isSending && (
        <Alert tone="bad" title={page.problems[problem].title}>
          {page.problems[problem].text}
        </Alert>
      )}
      {canConfirm && <p>{waiting ? <When texts={page.meeting} meeting={waiting} /> : '\u00a0'}</p>}
      <ButtonRow>
        {canConfirm ? (
          <Button isBusy={isSending} disabled={isSending} onClick={confirm}>
            {isSending ? page.sending : page.button}
          </Button>
        ) : (
          <ButtonLink href={page.meeting.bookingHref}>{page.bookNewTime}</ButtonLink>
        )}
      </ButtonRow>
      {canConfirm && <p className="small">{page.note}</p>}
    </div>
  );
}

/** Which time the button is about. */
function When({ texts, meeting }: { texts: MeetingTexts; meeting: Meeting }) {
  const { tag, slip } = texts;
  const { startsAt, timeZone, durationMinutes } = meeting;
  const cities = useCityNames(texts, timeZone);
  const { date, time } = formatWhen(meeting, tag);
  return (
    <>
      <b>
        {date}, {time}
      </b>{' '}
      · {formatZone(startsAt, timeZone, cities)} · {formatDuration(durationMinutes, slip.durations, tag)}
    </>
  );
}
