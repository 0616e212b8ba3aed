import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import type { DeskMeeting } from '@tt/contract/desk/desk-list';
import { formatLocalTime } from '@tt/contract/time/local-time';
import { formatShortDay } from '../../../lib/format-meeting-date.ts';
import { useTexts } from '../frame/desk-context.ts';
import type { DeskTranslator } from '../frame/desk-texts.ts';
import { formatTime } from '../frame/moment.ts';
import { formatEnding } from '../inbox/meeting-ending.ts';
import { companyZone, toKnownZone } from '../time/company-zone.ts';
import { countCalendarDays } from '../time/day-distance.ts';
import { formatOffset } from '../time/format-offset.ts';
import { formatSpan } from '../time/format-span.ts';
import { useCityName } from '../time/use-city-names.ts';
import { toCondition } from './meeting-condition.ts';

interface MeetingTimeProps {
  entry: DeskEntry;
  meeting: DeskMeeting;
  timeZone: string;
  now: Date;
}

/** When the meeting is: on the company's clock, and on the visitor's. */
export function MeetingTime({ entry, meeting, timeZone, now }: MeetingTimeProps) {
  const t = useTexts();
  const toCity = useCityName();
  const startsAt = Date.parse(meeting.startsAt);
  const endsAt = new Date(meeting.endsAt);
  const isOver = now >= endsAt;
  const values = { duration: formatSpan(t, endsAt.getTime() - startsAt), time: formatTime(t, endsAt) };
  const zone = toKnownZone(timeZone);
  const toValues = (of: string) => ({ city: toCity(of), offset: formatOffset(startsAt, of) });
  return (
    <section className="dk-when" aria-label={t('desk.booking.timeLabel')}>
      <div>
        <p className="dk-small">{t('desk.booking.ours', toValues(companyZone))}</p>
        <BigTime className="big" at={startsAt} timeZone={companyZone} isOff={meeting.isCancelled} />
        <p>
          {isOver ? t('desk.booking.ended', values) : t('desk.booking.ends', values)}{' '}
          <b>{formatCondition(t, { name: entry.name, meeting, now })}</b>
        </p>
      </div>
      <div>
        <p className="dk-small">{t('desk.booking.theirs', { name: entry.name, ...toValues(zone) })}</p>
        <BigTime className="mid" at={startsAt} timeZone={zone} isOff={meeting.isCancelled} />
        <p className="dk-small">
          {t('desk.booking.mails', {
            name: entry.name,
            inLanguage: t.tree('desk.inLanguage')[entry.language],
          })}
        </p>
      </div>
    </section>
  );
}

interface BigTimeProps {
  className: 'big' | 'mid';
  at: number;
  timeZone: string;
  isOff: boolean;
}

function BigTime({ className, at, timeZone, isOff }: BigTimeProps) {
  const { tag } = useTexts();
  const words = (
    <>
      <span className="nb">{formatShortDay(at, timeZone, tag)}</span>{' '}
      <span className="nb">{formatLocalTime(at, timeZone, tag)}</span>
    </>
  );
  return <p className={className}>{isOff ? <s>{words}</s> : words}</p>;
}

const hourMs = 3_600_000;

function formatCondition(
  t: DeskTranslator,
  { name, meeting, now }: { name: string; meeting: DeskMeeting; now: Date },
): string {
  const condition = toCondition(meeting, now);
  if (condition !== 'ahead')
    return (
      formatEnding(t, meeting) ??
      (condition === 'running' ? t('desk.booking.running') : t('desk.booking.outcome.question', { name }))
    );
  const startsAt = Date.parse(meeting.startsAt);
  const leftMs = startsAt - now.getTime();
  return leftMs < hourMs
    ? t('desk.booking.inMinutes', { minutes: Math.ceil(leftMs / 60_000) })
    : t('desk.booking.inDays', { days: countCalendarDays(startsAt, now.getTime(), companyZone) });
}
