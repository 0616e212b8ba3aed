import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Alert } from '../../../ui/text/alert.tsx';
import { MeetingSlip } from '../meeting/meeting-slip.tsx';
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
      {canConfirm ? (
        <MeetingSlip texts={page.meeting} meeting={waiting} look="open" status={page.status}>
          <div className="slip-block">
            <Button isBusy={isSending} disabled={isSending} onClick={confirm}>
              {isSending ? page.sending : page.button}
            </Button>
            <p className="small">{page.note}</p>
          </div>
        </MeetingSlip>
      ) : (
        <ButtonLink href={page.meeting.bookingHref}>{page.bookNewTime}</ButtonLink>
      )}
    </div>
  );
}
