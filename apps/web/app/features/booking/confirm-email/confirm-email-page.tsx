import { Toasts } from '../../../lib/toasts.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Icon } from '../../../ui/actions/icon.tsx';
import { ConfirmationLead } from '../confirmation/confirmation-lead.tsx';
import { ConfirmedMeeting } from '../confirmation/confirmed-meeting.tsx';
import { MeetingHead } from '../meeting/meeting-head.tsx';
import { ConfirmPrompt } from './confirm-prompt.tsx';
import type { ConfirmEmailPageData } from './load-confirm-email-page.server.ts';
import { useEmailConfirmation } from './use-email-confirmation.ts';

const toastIcons = {
  success: <Icon name="tick" />,
  error: <Icon name="warning" />,
  close: <Icon name="close" />,
};

/** Asks for one press of a button, then shows what is booked. Opening the link alone confirms nothing. */
export function ConfirmEmailPage({ page }: { page: ConfirmEmailPageData }) {
  const confirmation = useEmailConfirmation(page.meeting.bookingHref);
  const { meeting, problem, refresh } = confirmation;
  const canConfirm = problem === undefined || problem === 'failed';
  useHydrated();
  return (
    <>
      <MeetingHead
        heading={meeting ? page.confirmation.heading : page.heading}
        view={meeting ? 'confirmed' : 'confirm'}
      >
        {meeting ? <ConfirmationLead page={page} meeting={meeting} /> : canConfirm && page.lead}
      </MeetingHead>
      <section className="wrap meeting" data-hydrates>
        {meeting ? (
          <ConfirmedMeeting page={page} meeting={meeting} refresh={refresh}>
            <ButtonLink variant="line" href={page.meeting.bookingHref}>
              {page.confirmation.bookAnother}
            </ButtonLink>
          </ConfirmedMeeting>
        ) : (
          <ConfirmPrompt page={page} confirmation={confirmation} canConfirm={canConfirm} />
        )}
      </section>
      <Toasts label={page.meeting.notifications} closeLabel={page.meeting.close} icons={toastIcons} />
    </>
  );
}
