import { formatLocalTime } from '@tt/contract/time/local-time';
import { formatMessage } from '../../i18n/format-message.ts';
import { formatMeetingDate } from '../../lib/format-meeting-date.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { ButtonRow } from '../../ui/actions/button-row.tsx';
import { Facts } from '../../ui/text/facts.tsx';
import { CancelActions } from './cancel-actions.tsx';
import type { ManagePageData } from './load-manage-page.server.ts';
import type { ManagedBooking } from './managed-booking-state.ts';

interface ManagedBookingCardProps {
  page: ManagePageData;
  found: Extract<ManagedBooking, { kind: 'found' }>;
  onCancel: () => void;
}

export function ManagedBookingCard({ page, found, onCancel }: ManagedBookingCardProps) {
  const { facts: texts, tag } = page;
  const { booking, meetLink, phase } = found;
  const timeZone = booking.timezone;
  const startsAt = Date.parse(booking.startsAt);
  const date = formatMeetingDate(startsAt, timeZone, tag);
  const time = formatLocalTime(startsAt, timeZone, tag);
  const canJoin = meetLink && ['open', 'canceling', 'cancel_failed'].includes(phase);
  return (
    <div className="panel form manage">
      <Facts
        items={[
          { term: texts.dateLabel, details: date },
          { term: texts.timeLabel, details: formatMessage(texts.timeWithZone, tag, { time, timeZone }) },
          { term: texts.durationLabel, details: texts.durations[booking.duration] },
          { term: texts.bookingIdLabel, details: booking.id },
        ]}
      />
      {canJoin && (
        <ButtonRow>
          <ButtonLink variant="line" icon="video" href={meetLink} target="_blank" rel="noreferrer">
            {texts.join}
          </ButtonLink>
        </ButtonRow>
      )}
      <CancelActions
        texts={page.cancel}
        bookingHref={page.bookingHref}
        question={formatMessage(page.cancel.confirmQuestion, tag, { date, time, timeZone })}
        phase={phase}
        onCancel={onCancel}
      />
    </div>
  );
}
