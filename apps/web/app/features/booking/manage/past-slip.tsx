import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { MeetingSlip } from '../meeting/meeting-slip.tsx';
import { SlipBlock } from '../meeting/slip-block.tsx';
import type { Meeting } from '../meeting/to-meeting.ts';
import type { ManagePageData } from './load-manage-page.server.ts';

/** A consultation that has taken place: nothing is left but a new one. */
export function PastSlip({ page, meeting }: { page: ManagePageData; meeting: Meeting }) {
  const { canceled, bookingHref } = page.meeting;
  return (
    <MeetingSlip texts={page.meeting} meeting={meeting} status={page.manage.status}>
      <SlipBlock heading={canceled.another}>
        <p>{canceled.anotherTextEmpty}</p>
        <ButtonLink href={bookingHref}>{canceled.bookNewTime}</ButtonLink>
      </SlipBlock>
    </MeetingSlip>
  );
}
