import type { Instant } from '@tt/contract/time/time-zone-offset';
import { lazy, Suspense } from 'react';
import { MeetingHead } from '../meeting/meeting-head.tsx';
import { toHeadTexts } from './head-texts.ts';
import type { ManagePageData } from './load-manage-page.server.ts';
import { type FoundBooking, isMovable } from './managed-booking-state.ts';
import { ManagedMeeting } from './managed-meeting.tsx';
import type { useManagedBooking } from './use-managed-booking.ts';

interface FoundViewProps {
  page: ManagePageData;
  managed: ReturnType<typeof useManagedBooking>;
  found: FoundBooking;
  now: Instant;
}

// The calendar is by far the largest part of the page's script, and few visitors move a booking.
const MoveView = lazy(async () => ({ default: (await import('../move/move-view.tsx')).MoveView }));

/** A booking that was found, to look at or to move. It loads while the booking is looked up. */
export function FoundView({ page, managed, found, now }: FoundViewProps) {
  const { meeting, event } = found;
  const isMoving = managed.address?.view === 'move' && isMovable(meeting, now);
  const { heading, lead } = isMoving ? page.move : toHeadTexts(page, found, now);
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
        <ManagedMeeting page={page} managed={managed} found={found} now={now} />
      )}
    </>
  );
}
