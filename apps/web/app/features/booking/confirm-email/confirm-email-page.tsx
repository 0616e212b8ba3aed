import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { ButtonRow } from '../../../ui/actions/button-row.tsx';
import { Alert } from '../../../ui/text/alert.tsx';
import { MeetingHead } from '../meeting/meeting-head.tsx';
import type { ConfirmEmailPageData } from './load-confirm-email-page.server.ts';
import { useEmailConfirmation } from './use-email-confirmation.ts';

/** Asks for one press: only a person confirms an address, never an opened link. */
export function ConfirmEmailPage({ page }: { page: ConfirmEmailPageData }) {
  const { confirm, isSending, problem } = useEmailConfirmation(page.bookingHref);
  const canConfirm = problem === undefined || problem === 'failed';
  useHydrated();
  return (
    <>
      <MeetingHead heading={page.heading} view="confirm">
        {canConfirm ? page.lead : undefined}
      </MeetingHead>
      <section className="wrap meeting stack" data-hydrates>
        {problem && !isSending && (
          <Alert tone="bad" title={page.problems[problem].title}>
            {page.problems[problem].text}
          </Alert>
        )}
        <ButtonRow>
          {canConfirm ? (
            <Button isBusy={isSending} disabled={isSending} onClick={confirm}>
              {isSending ? page.sending : page.button}
            </Button>
          ) : (
            <ButtonLink href={page.bookingHref}>{page.bookNewTime}</ButtonLink>
          )}
        </ButtonRow>
        {canConfirm && <p className="small">{page.note}</p>}
      </section>
    </>
  );
}
