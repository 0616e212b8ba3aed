import type { MouseEvent } from 'react';
import { formatMessage } from '../../../i18n/format-message.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import type { MeetingTexts } from './load-meeting-texts.server.ts';
import { MeetingSlip } from './meeting-slip.tsx';
import { SlipBlock } from './slip-block.tsx';
import type { Meeting } from './to-meeting.ts';

interface CancelledSlipProps {
  texts: MeetingTexts;
  meeting: Meeting;
  /** Canceled on this page a moment ago. */
  isJustNow?: boolean;
  /** Fills in the form of the next booking with what was typed for this one. */
  onBookAgain?: (event: MouseEvent) => void;
}

/** A canceled booking: no link, no tick, and the way to a new one. */
export function CancelledSlip({ texts, meeting, isJustNow, onBookAgain }: CancelledSlipProps) {
  const { canceled, bookingHref, tag } = texts;
  const { email, method, details } = meeting;
  return (
    <MeetingSlip
      texts={texts}
      meeting={meeting}
      look="void"
      status={formatStatus(texts, meeting)}
      struckWord={canceled.struck}
    >
      <SlipBlock heading={canceled.another}>
        <p>{details ? canceled.anotherText : canceled.anotherTextEmpty}</p>
        <ButtonLink href={bookingHref} onClick={onBookAgain}>
          {canceled.bookNewTime}
        </ButtonLink>
      </SlipBlock>
      <SlipBlock heading={canceled.calendar}>
        {method === 'email' && email && (
          <p>{isJustNow ? formatMessage(canceled.withdrawnNow, tag, { email }) : canceled.withdrawn}</p>
        )}
        <p className="small">{canceled.calendarNote}</p>
      </SlipBlock>
    </MeetingSlip>
  );
}

function formatStatus({ canceled, tag }: MeetingTexts, { cancelledAt, timeZone }: Meeting): string {
  if (cancelledAt === undefined) return canceled.heading;
  const format = new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'short' });
  return formatMessage(canceled.status, tag, { date: format.format(cancelledAt) });
}
