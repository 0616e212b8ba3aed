import { MeetingHead } from '../meeting/meeting-head.tsx';
import { CancelledSlip } from '../meeting/cancelled-slip.tsx';
import { keepDetails } from '../meeting/keep-details.ts';
import { LookupState } from '../meeting/lookup-state.tsx';
import type { Meeting } from '../meeting/to-meeting.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { ConfirmationLead } from './confirmation-lead.tsx';
import { ConfirmedMeeting } from './confirmed-meeting.tsx';
import type { ConfirmationView as View } from './use-confirmation.ts';

interface ConfirmationViewProps {
  page: BookingPageData;
  view: Exclude<View, { kind: 'none' }>;
  refresh: () => Promise<void>;
  onBookAnother: () => void;
}

/** What the visitor has booked, right after booking or opened again. */
export function ConfirmationView({ page, view, refresh, onBookAnother }: ConfirmationViewProps) {
  const meeting = view.kind === 'shown' ? view.meeting : undefined;
  const bookAnother = (
    <Button variant="line" onClick={onBookAnother}>
      {page.confirmation.bookAnother}
    </Button>
  );
  return (
    <>
      <MeetingHead heading={toHeading(page, meeting)} view="confirmation">
        {meeting ? <Lead page={page} meeting={meeting} /> : '\u00a0'}
      </MeetingHead>
      <section className="wrap meeting" data-hydrates>
        {view.kind !== 'shown' && <LookupState texts={page.meeting} kind={view.kind} refresh={refresh} />}
        {(view.kind === 'not_found' || view.kind === 'failed') && (
          <div className="slip-actions">{bookAnother}</div>
        )}
        {meeting?.status === 'confirmed' && (
          <ConfirmedMeeting page={page} meeting={meeting} refresh={refresh}>
            {bookAnother}
          </ConfirmedMeeting>
        )}
        {meeting?.status === 'cancelled' && (
          <CancelledSlip
            texts={page.meeting}
            meeting={meeting}
            onBookAgain={(event) => {
              event.preventDefault();
              keepDetails(meeting);
              onBookAnother();
            }}
          />
        )}
      </section>
    </>
  );
}

function toHeading({ heading, confirmation, meeting: texts }: BookingPageData, meeting?: Meeting): string {
  if (!meeting) return heading;
  return meeting.status === 'cancelled' ? texts.canceled.heading : confirmation.heading;
}

function Lead({ page, meeting }: { page: BookingPageData; meeting: Meeting }) {
  if (meeting.status === 'cancelled') return page.meeting.canceled.already;
  return <ConfirmationLead page={page} meeting={meeting} />;
}
