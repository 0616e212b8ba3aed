import { formatLocalTime } from '@tt/contract/time/local-time';
import { useEffect, useRef } from 'react';
import { formatMeetingDay } from '../../../lib/format-meeting-date.ts';
import { showToast } from '../../../lib/toasts.tsx';
import { Slip } from '../../../ui/cards/slip.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { MeetingLink } from './meeting-link.tsx';
import { PendingLink } from './pending-link.tsx';
import type { Confirmation } from './to-confirmation.ts';

interface ConfirmationSlipProps {
  page: BookingPageData;
  confirmation: Confirmation;
  refresh: () => Promise<void>;
}

export function ConfirmationSlip({ page, confirmation, refresh }: ConfirmationSlipProps) {
  const { confirmation: texts, messages, beingPrepared } = page;
  const { startsAt, timeZone, isCancelled, meeting } = confirmation;
  useReadyToast(meeting.status, beingPrepared.ready);
  return (
    <Slip
      band="avmar"
      status={isCancelled ? texts.canceledTitle : texts.slipTitle}
      headline={[
        formatMeetingDay(startsAt, timeZone, page.tag),
        formatLocalTime(startsAt, timeZone, page.tag),
      ]}
      facts={listFacts(page, confirmation)}
    >
      {isCancelled ? null : (
        <>
          {meeting.status === 'ready' && <MeetingLink page={page} link={meeting.link} />}
          {meeting.status === 'pending' && <PendingLink texts={beingPrepared} refresh={refresh} />}
          {meeting.status === 'unavailable' && <p>{messages.meeting_details_email}</p>}
          <p className="note">{texts.emailNote}</p>
        </>
      )}
    </Slip>
  );
}

function listFacts({ confirmation: texts, offer }: BookingPageData, confirmation: Confirmation) {
  const { timeZone, durationMinutes, bookingId } = confirmation;
  return [
    { term: texts.timeZoneLabel, details: timeZone },
    { term: texts.durationLabel, details: offer.labels[durationMinutes] },
    ...(bookingId ? [{ term: texts.bookingIdLabel, details: bookingId }] : []),
  ];
}

function useReadyToast(status: Confirmation['meeting']['status'], title: string): void {
  const former = useRef(status);
  useEffect(() => {
    if (former.current === 'pending' && status === 'ready') showToast('success', { title, text: '' });
    former.current = status;
  }, [status, title]);
}
