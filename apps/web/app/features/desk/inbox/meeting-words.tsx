import type { DeskMeeting } from '@tt/contract/desk/desk-list';
import { useTexts } from '../frame/desk-context.ts';
import { formatDate, formatTime } from '../frame/moment.ts';
import { formatSpan } from '../time/format-span.ts';

/** When a meeting is, and its own condition beside it. */
export function MeetingWords({ meeting, now }: { meeting: DeskMeeting; now: Date }) {
  const t = useTexts();
  const startsAt = new Date(meeting.startsAt);
  const line = t('desk.list.meeting.line', {
    date: formatDate(t, startsAt, now),
    time: formatTime(t, startsAt),
    duration: formatSpan(t, Date.parse(meeting.endsAt) - startsAt.getTime()),
  });
  if (meeting.isCancelled)
    return (
      <p>
        <s>{line}</s>{' '}
        {meeting.cancelledBy === 'company'
          ? t('desk.list.meeting.canceledByUs')
          : t('desk.list.meeting.canceledByVisitor')}
      </p>
    );
  if (meeting.outcome)
    return (
      <p>
        <time dateTime={meeting.startsAt}>{line},</time>{' '}
        {meeting.outcome === 'held' ? t('desk.list.meeting.held') : t('desk.list.meeting.noShow')}
      </p>
    );
  return <p>{line}</p>;
}
