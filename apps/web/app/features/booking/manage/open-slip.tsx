import type { Instant } from '@tt/contract/time/time-zone-offset';
import { AddToCalendar } from '../meeting/add-to-calendar.tsx';
import { MeetingSlip } from '../meeting/meeting-slip.tsx';
import { SlipBlock } from '../meeting/slip-block.tsx';
import { VideoBlock } from '../meeting/video-block.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import type { ManagePageData } from './load-manage-page.server.ts';
import { type FoundBooking, toPhase } from './managed-booking-state.ts';
import { MoveOffer } from './move-offer.tsx';
import type { useManagedBooking } from './use-managed-booking.ts';

interface OpenSlipProps {
  page: ManagePageData;
  managed: ReturnType<typeof useManagedBooking>;
  found: FoundBooking;
  now: Instant;
}

/** A booking to come. Its one orange button is the next step: first moving, shortly before the call joining. */
export function OpenSlip({ page, managed, found, now }: OpenSlipProps) {
  const { meeting: texts, manage } = page;
  const { meeting, canceling } = found;
  const isNear = toPhase(meeting, now) !== 'open';
  const video = (
    <VideoBlock texts={texts} meeting={meeting} isNext={isNear} refresh={managed.look}>
      {!isNear && meeting.method === 'email' && (
        <AddToCalendar texts={texts.calendar} meeting={meeting} isQuiet />
      )}
    </VideoBlock>
  );
  return (
    <MeetingSlip texts={texts} meeting={meeting} status={manage.status}>
      {isNear && video}
      <SlipBlock heading={manage.plansChanged}>
        <MoveOffer page={page} meeting={meeting} now={now} />
        <CancelQuestion
          page={page}
          meeting={meeting}
          canceling={canceling}
          isAsked={managed.address?.view === 'cancel'}
          onCancel={managed.cancel}
        />
      </SlipBlock>
      {!isNear && video}
    </MeetingSlip>
  );
}
