import type { Instant } from '@tt/contract/time/time-zone-offset';
import { CancelledSlip } from '../meeting/cancelled-slip.tsx';
import { keepDetails } from '../meeting/keep-details.ts';
import { Track } from '../meeting/track.tsx';
import type { ManagePageData } from './load-manage-page.server.ts';
import { type FoundBooking, isMovable, toPhase } from './managed-booking-state.ts';
import { MovedAlert } from './moved-alert.tsx';
import { MovedSlip } from './moved-slip.tsx';
import { OpenSlip } from './open-slip.tsx';
import { OutdatedAlert } from './outdated-alert.tsx';
import { PastSlip } from './past-slip.tsx';
import type { useManagedBooking } from './use-managed-booking.ts';

interface ManagedMeetingProps {
  page: ManagePageData;
  managed: ReturnType<typeof useManagedBooking>;
  found: FoundBooking;
  now: Instant;
}

/** A booking at the current time: upcoming, about to begin, over, or canceled. */
export function ManagedMeeting({ page, managed, found, now }: ManagedMeetingProps) {
  const { meeting, event } = found;
  return (
    <section className="wrap meeting" data-hydrates>
      {event?.kind === 'outdated' && <OutdatedAlert page={page} reason={event.reason} />}
      {event?.kind === 'moved' && <MovedAlert page={page} meeting={meeting} from={event.from} />}
      <PhaseSlip page={page} managed={managed} found={found} now={now} />
    </section>
  );
}

function PhaseSlip({ page, managed, found, now }: ManagedMeetingProps) {
  const { meeting, event } = found;
  const phase = toPhase(meeting, now);
  if (phase === 'past') return <PastSlip page={page} meeting={meeting} />;
  if (phase === 'cancelled') {
    return (
      <CancelledSlip
        texts={page.meeting}
        meeting={meeting}
        isJustNow={event?.kind === 'cancelled'}
        onBookAgain={() => keepDetails(meeting)}
      />
    );
  }
  const isMoved = event?.kind === 'moved' && managed.address?.view === 'view';
  return (
    <>
      {isMoved ? (
        <MovedSlip page={page} meeting={meeting} isMovable={isMovable(meeting, now)} refresh={managed.look} />
      ) : (
        <OpenSlip page={page} managed={managed} found={found} now={now} />
      )}
      <Track texts={page.meeting} meeting={meeting} now={now} />
    </>
  );
}
