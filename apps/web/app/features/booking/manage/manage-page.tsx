import { lazy, Suspense } from 'react';
import { Toasts } from '../../../lib/toasts.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Icon } from '../../../ui/actions/icon.tsx';
import { LookupState } from '../meeting/lookup-state.tsx';
import { MeetingHead } from '../meeting/meeting-head.tsx';
import { useMoment } from '../slots/use-moment.ts';
import { toHeadTexts } from './head-texts.ts';
import type { ManagePageData } from './load-manage-page.server.ts';
import { isMovable } from './managed-booking-state.ts';
import { ManagedMeeting } from './managed-meeting.tsx';
import { useManagedBooking } from './use-managed-booking.ts';

const toastIcons = {
  success: <Icon name="tick" />,
  error: <Icon name="warning" />,
  close: <Icon name="close" />,
};

// The calendar is by far the largest part of the page's script, and few visitors move a booking.
const MoveView = lazy(async () => ({ default: (await import('../move/move-view.tsx')).MoveView }));

/** What is booked, and how to move or cancel it, for whoever holds the link. */
export function ManagePage({ page }: { page: ManagePageData }) {
  useHydrated();
  return (
    <>
      <ManagedView page={page} />
      <Toasts label={page.meeting.notifications} closeLabel={page.meeting.close} icons={toastIcons} />
    </>
  );
}

function ManagedView({ page }: { page: ManagePageData }) {
  const managed = useManagedBooking();
  const moment = useMoment();
  const { state, address, open } = managed;
  if (state.kind !== 'found' || !moment) {
    return (
      <>
        <MeetingHead heading={page.heading} view="view" />
        <section className="wrap meeting stack" data-hydrates>
          {state.kind !== 'found' && <LookupState texts={page.meeting} kind={state.kind} refresh={open} />}
        </section>
      </>
    );
  }
  const { meeting, event } = state;
  const isMoving = address?.view === 'move' && isMovable(meeting, moment.now);
  const { heading, lead } = isMoving ? page.move : toHeadTexts(page, state, moment.now);
  return (
    <>
      <MeetingHead heading={heading} view={isMoving ? 'move' : (event?.kind ?? 'view')}>
        {lead}
      </MeetingHead>
      {isMoving ? (
        <Suspense fallback={<section className="wrap meeting" />}>
          <MoveView
            key={meeting.sequence}
            page={page}
            meeting={meeting}
            onMoved={(moved) => managed.showMoved(moved, meeting)}
            onOutdated={managed.showOutdated}
          />
        </Suspense>
      ) : (
        <ManagedMeeting page={page} managed={managed} found={state} now={moment.now} />
      )}
    </>
  );
}
