import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import type { DeskMeeting } from '@tt/contract/desk/desk-list';
import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { formatTime } from '../frame/moment.ts';
import { StatusLine } from '../frame/status-line.tsx';
import { useCopy } from '../frame/use-copy.ts';
import { Fact } from './fact.tsx';
import { isJoinable } from './meeting-condition.ts';

interface MeetingBoxProps {
  entry: DeskEntry;
  meeting: DeskMeeting;
  booking: NonNullable<DeskEntry['booking']>;
  now: Date;
}

/** How to join the meeting, and where its event is. */
export function MeetingBox({ entry, meeting, booking, now }: MeetingBoxProps) {
  const t = useTexts();
  return (
    <section className="dk-box" aria-labelledby="link">
      <h2 id="link">{t('desk.booking.link')}</h2>
      {booking.meetLink ? (
        <MeetLink link={booking.meetLink} name={entry.name} isNow={isJoinable(meeting, now)} />
      ) : (
        <p>{t('desk.booking.noLink')}</p>
      )}
      <dl className="dk-kv dk-kv-below">
        {booking.isInCalendar !== null && (!meeting.isCancelled || booking.eventFault) && (
          <CalendarFact booking={booking} entry={entry} />
        )}
        <Fact
          name={t('desk.booking.bookedWith')}
          note={
            booking.method === 'email' && entry.isEmailVerified
              ? t('desk.booking.addressConfirmed')
              : undefined
          }
        >
          {booking.method === 'google' ? t('desk.booking.withGoogle') : t('desk.booking.withEmail')}
        </Fact>
      </dl>
    </section>
  );
}

function CalendarFact({ booking, entry }: Pick<MeetingBoxProps, 'booking' | 'entry'>) {
  const t = useTexts();
  const { isInCalendar: isIn, eventFault } = booking;
  if (eventFault)
    return (
      <Fact
        name={t('desk.booking.calendar')}
        note={
          eventFault === 'deleted' ? t('desk.booking.calendarDeleted') : t('desk.booking.calendarDiffers')
        }
      >
        {eventFault === 'deleted' ? t('desk.booking.deletedInCalendar') : t('desk.booking.otherInCalendar')}
      </Fact>
    );
  const changed = entry.events.findLast(({ kind }) => kind === 'booked' || kind === 'moved');
  const time = formatTime(t, new Date(changed?.at ?? entry.receivedAt));
  return (
    <Fact
      name={t('desk.booking.calendar')}
      note={isIn ? undefined : t('desk.booking.calendarWait', { time })}
    >
      {isIn ? t('desk.booking.inCalendar') : t('desk.booking.notInCalendar')}
    </Fact>
  );
}

function MeetLink({ link, name, isNow }: { link: string; name: string; isNow: boolean }) {
  const t = useTexts();
  const { answer, copy } = useCopy();
  return (
    <>
      <div className="dk-copy">
        <code>{link.replace(/^https:\/\//, '')}</code>
        <button type="button" className="dk-b" onClick={() => void copy(link)}>
          <Icon name="copy" />
          {t('desk.copy')}
        </button>
        <a
          className={isNow ? 'dk-b dk-b-go' : 'dk-b'}
          href={link}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={t('desk.booking.joinWith', { name })}
        >
          <DeskIcon name="video" />
          {t('desk.booking.join')}
        </a>
      </div>
      <StatusLine text={answer} />
    </>
  );
}
