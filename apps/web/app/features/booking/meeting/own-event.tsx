import { Icon } from '../../../ui/actions/icon.tsx';
import type { MeetingTexts } from './load-meeting-texts.server.ts';
import type { Meeting } from './to-meeting.ts';

/** The event of a booking made with Google is in the visitor's calendar already. */
export function OwnEvent({ texts, meeting }: { texts: MeetingTexts['calendar']; meeting: Meeting }) {
  return (
    <div className="own-event">
      <Icon name="tick" />
      <p>
        <b>{texts.inGoogle}</b>
        {meeting.email && <span>{meeting.email}</span>}
      </p>
    </div>
  );
}
