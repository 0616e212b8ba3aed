import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { AddToCalendar } from '../meeting/add-to-calendar.tsx';
import { MeetingSlip } from '../meeting/meeting-slip.tsx';
import { SlipBlock } from '../meeting/slip-block.tsx';
import type { Meeting } from '../meeting/to-meeting.ts';
import { useCalendarFile } from '../meeting/use-calendar-file.ts';
import { VideoBlock } from '../meeting/video-block.tsx';
import type { ManagePageData } from './load-manage-page.server.ts';
import { toManageFragment } from './manage-address.ts';

interface MovedSlipProps {
  page: ManagePageData;
  meeting: Meeting;
  isMovable: boolean;
  refresh: () => Promise<void>;
}

/** A booking that has just been moved: the next step is to put the new time into the calendar. */
export function MovedSlip({ page, meeting, isMovable, refresh }: MovedSlipProps) {
  const { meeting: texts, manage } = page;
  const toHref = (view: 'move' | 'cancel') =>
    meeting.viewKey && `#${toManageFragment(meeting.viewKey, view)}`;
  return (
    <>
      <MeetingSlip texts={texts} meeting={meeting} status={manage.status}>
        {meeting.method === 'google' ? (
          <OwnCalendar page={page} meeting={meeting} />
        ) : (
          <SlipBlock heading={texts.calendar.save}>
            <AddToCalendar texts={texts.calendar} meeting={meeting} />
          </SlipBlock>
        )}
        <VideoBlock texts={texts} meeting={meeting} refresh={refresh} />
      </MeetingSlip>
      <div className="slip-actions">
        {isMovable && (
          <a className="quiet" href={toHref('move')}>
            {texts.changeTime}
          </a>
        )}
        <a className="quiet" href={toHref('cancel')}>
          {texts.cancelBooking}
        </a>
      </div>
    </>
  );
}

/** We keep no access to the visitor's calendar, so visitors have to move its entry themselves. */
function OwnCalendar({ page: { move, meeting: texts }, meeting }: Pick<MovedSlipProps, 'page' | 'meeting'>) {
  const file = useCalendarFile(meeting, texts.calendar.eventTitle);
  return (
    <SlipBlock heading={move.ownCalendar}>
      <p>{move.doneGoogle}</p>
      <ButtonLink icon="calendar-add" {...file}>
        {move.newFile}
      </ButtonLink>
    </SlipBlock>
  );
}
