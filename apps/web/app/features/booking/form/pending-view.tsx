import { Button } from '../../../ui/actions/button.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { MeetingHead } from '../meeting/meeting-head.tsx';
import { MeetingSlip } from '../meeting/meeting-slip.tsx';
import { RichText } from '../meeting/rich-text.tsx';
import { SlipBlock } from '../meeting/slip-block.tsx';
import { toMeeting } from '../meeting/to-meeting.ts';
import type { BookingForm } from './use-booking-form.ts';

interface PendingViewProps {
  page: BookingPageData;
  form: BookingForm;
  mail: 'sent' | 'sending' | 'sentAgain';
  onAgain: () => void;
  onBack: () => void;
}

/** In the form's place: the time is kept until the visitor confirms by email. What was typed stays. */
export function PendingView({ page, form: { values, picker }, mail, onAgain, onBack }: PendingViewProps) {
  const { pending: texts, meeting: meetingTexts } = page;
  const { startsAt, durationMinutes } = values;
  const { visitor } = picker;
  const meeting =
    visitor && startsAt !== null && toMeeting({}, { startsAt, timeZone: visitor.timeZone, durationMinutes });
  if (!meeting) return null;
  return (
    <>
      <MeetingHead heading={texts.heading} view="pending" isReplacing>
        <RichText message={texts.lead} tag={page.tag} values={{ email: values.email.trim() }} />
      </MeetingHead>
      <section className="wrap meeting">
        <MeetingSlip texts={meetingTexts} meeting={meeting} look="open" status={texts.status}>
          <SlipBlock heading={texts.kept}>
            <p>{texts.note}</p>
            <Button variant="line" isBusy={mail === 'sending'} onClick={onAgain}>
              {texts.again}
            </Button>
            <p role="status">{mail === 'sentAgain' && texts.sentAgain}</p>
            <Button variant="line" icon="back" onClick={onBack}>
              {texts.back}
            </Button>
          </SlipBlock>
        </MeetingSlip>
      </section>
    </>
  );
}
