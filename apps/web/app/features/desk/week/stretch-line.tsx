import { formatLocalTime } from '@tt/contract/time/local-time';
import { getOffsetMs } from '@tt/contract/time/time-zone-offset';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import type { DeskTranslator } from '../frame/desk-texts.ts';
import { formatTime } from '../frame/moment.ts';
import { toEntryPath } from '../frame/to-screen.ts';
import { StateBadge } from '../inbox/state-badge.tsx';
import { findTopic } from '../inbox/topic-area.tsx';
import { isJoinable } from '../entry/meeting-condition.ts';
import { companyZone, toKnownZone } from '../time/company-zone.ts';
import { formatSpan } from '../time/format-span.ts';
import { useCityName } from '../time/use-city-names.ts';
import type { Stretch, WeekMeeting } from './week-days.ts';

interface StretchLineProps {
  stretch: Stretch;
  /** It is the only line of the day. */
  isWholeDay: boolean;
  now: Date;
}

/** One line of a day. Its height shows how long it is. */
export function StretchLine({ stretch, isWholeDay, now }: StretchLineProps) {
  const t = useTexts();
  switch (stretch.kind) {
    case 'meeting':
      return <MeetingLine stretch={stretch} meeting={stretch.meeting} now={now} />;
    case 'void':
      return (
        <Line stretch={stretch} className="void">
          <span className="what">
            <a href={toEntryPath(stretch.meeting.id)}>
              <s>{stretch.meeting.name}</s>
            </a>
            <span>
              {stretch.meeting.cancelledBy === 'company'
                ? t('desk.list.meeting.canceledByUs')
                : t('desk.week.freed')}
            </span>
          </span>
        </Line>
      );
    case 'now':
      return (
        <li className="now">
          <span className="t">{formatTime(t, new Date(stretch.startsAt))}</span>
          <span className="what">
            <span className="vh">{t('desk.week.now')}</span>
          </span>
        </li>
      );
    case 'busy':
      return (
        <Line stretch={stretch} className="busy">
          <span className="what">{t('desk.week.busy')}</span>
        </Line>
      );
    case 'free':
      return (
        <Line stretch={stretch} className="free">
          <span className="what">
            {isWholeDay
              ? t('desk.week.wholeDay')
              : t('desk.week.free', { span: formatSpan(t, stretch.endsAt - stretch.startsAt) })}
          </span>
        </Line>
      );
  }
}

const stepMs = 30 * 60_000;
const highest = 9;

interface LineProps {
  stretch: Stretch;
  className: string;
  children: ReactNode;
}

function Line({ stretch: { startsAt, endsAt }, className, children }: LineProps) {
  const t = useTexts();
  const height = Math.min(highest, Math.max(1, (endsAt - startsAt) / stepMs));
  return (
    <li className={className} style={{ '--h': height } as CSSProperties}>
      <span className="t">
        {formatTime(t, new Date(startsAt))}
        <i>–{formatTime(t, new Date(endsAt))}</i>
      </span>
      {children}
    </li>
  );
}

interface MeetingLineProps {
  stretch: Stretch;
  meeting: WeekMeeting;
  now: Date;
}

function MeetingLine({ stretch, meeting, now }: MeetingLineProps) {
  const t = useTexts();
  const toCity = useCityName();
  const isPast = new Date(meeting.endsAt) <= now;
  return (
    <Line stretch={stretch} className={isPast ? 'meet past' : 'meet'}>
      <span className="what">
        <a href={toEntryPath(meeting.id)}>{meeting.name}</a>
        <span>{formatMeeting(t, meeting, toCity)}</span>
      </span>
      {meeting.meetLink && !isPast && isJoinable(meeting, now) ? (
        <a className="dk-b dk-b-go" href={meeting.meetLink} target="_blank" rel="noreferrer noopener">
          <DeskIcon name="video" />
          {t('desk.booking.join')}
          <span className="vh"> {meeting.name}</span>
        </a>
      ) : (
        <StateBadge state={meeting.holder ? 'hand' : 'new'} holder={meeting.holder} />
      )}
    </Line>
  );
}

function formatMeeting(t: DeskTranslator, meeting: WeekMeeting, toCity: (zone: string) => string): string {
  const { topic, language, name, outcome, holder } = meeting;
  const parts = [
    [findTopic(t, topic)?.name, language.toUpperCase()].filter(Boolean).join(', '),
    outcome === 'held' && (holder ? t('desk.week.heldBy', { name: holder }) : t('desk.list.meeting.held')),
    outcome === 'no_show' && t('desk.list.meeting.noShow'),
  ].filter(Boolean);
  const at = Date.parse(meeting.startsAt);
  const zone = toKnownZone(meeting.timezone);
  const line = parts.join(', ');
  if (getOffsetMs(at, zone) === getOffsetMs(at, companyZone)) return line;
  const theirs = t('desk.week.forVisitor', {
    name,
    time: formatLocalTime(at, zone, t.tag),
    city: toCity(zone),
  });
  return `${line}. ${theirs}`;
}
