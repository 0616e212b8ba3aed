import type { DeskMeeting } from '@tt/contract/desk/desk-list';
import { useTexts } from '../frame/desk-context.ts';
import { formatDate, formatTime } from '../frame/moment.ts';
import { formatSpan } from '../time/format-span.ts';
import { formatEnding } from './meeting-ending.ts';

/** When a meeting is, and its own condition beside it. */
export function MeetingWords({ meeting, now }: { meeting: DeskMeeting; now: Date }) {
  const t = useTexts();
  const startsAt = new Date(meeting.startsAt);
  const line = t('desk.list.meeting.line', {
    date: formatDate(t, startsAt, now),
    time: formatTime(t, startsAt),
    duration: formatSpan(t, Date.parse(meeting.endsAt) - startsAt.getTime()),
  });
  const ending = formatEnding(t, meeting);
  if (!ending) return <p>{line}</p>;
  return (
    <p>
      {meeting.isCancelled ? <s>{line}</s> : <time dateTime={meeting.startsAt}>{line},</time>} {ending}
    </p>
  );
}
