import type { ReactNode } from 'react';
import { toManageFragment } from '../manage/manage-address.ts';
import { AddToCalendar } from '../meeting/add-to-calendar.tsx';
import { MeetingSlip } from '../meeting/meeting-slip.tsx';
import { OwnEvent } from '../meeting/own-event.tsx';
import { SlipBlock } from '../meeting/slip-block.tsx';
import type { Meeting } from '../meeting/to-meeting.ts';
import { Track } from '../meeting/track.tsx';
import { VideoBlock } from '../meeting/video-block.tsx';
import { useNow } from '../slots/use-now.ts';
import type { ConfirmationPage } from './confirmation-lead.tsx';

interface ConfirmedMeetingProps {
  page: ConfirmationPage;
  meeting: Meeting;
  refresh: () => Promise<void>;
  /** Stands before the links that change the booking. */
  children: ReactNode;
}

export function ConfirmedMeeting({ page, meeting, refresh, children }: ConfirmedMeetingProps) {
  const { meeting: texts } = page;
  const now = useNow();
  const isOwn = meeting.method === 'google';
  return (
    <>
      <MeetingSlip texts={texts} meeting={meeting} status={page.confirmation.slipTitle}>
        {isOwn ? (
          <OwnEvent texts={texts.calendar} meeting={meeting} />
        ) : (
          <SlipBlock heading={texts.calendar.save}>
            <AddToCalendar texts={texts.calendar} meeting={meeting} />
          </SlipBlock>
        )}
        <VideoBlock texts={texts} meeting={meeting} hasStart refresh={refresh} />
      </MeetingSlip>
      <div className="slip-actions">
        {children}
        <ChangeLinks page={page} meeting={meeting} />
      </div>
      {now !== null && <Track texts={texts} meeting={meeting} now={now} />}
    </>
  );
}

function ChangeLinks({ page: { meeting: texts }, meeting }: Pick<ConfirmedMeetingProps, 'page' | 'meeting'>) {
  const { viewKey, movableUntil } = meeting;
  if (!viewKey) return null;
  const toHref = (view: 'move' | 'cancel') => `${texts.manageHref}#${toManageFragment(viewKey, view)}`;
  return (
    <>
      {movableUntil !== undefined && (
        <a className="quiet" href={toHref('move')}>
          {texts.changeTime}
        </a>
      )}
      <a className="quiet" href={toHref('cancel')}>
        {texts.cancelBooking}
      </a>
    </>
  );
}
