import { listReminders } from '@tt/contract/booking/reminders';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { formatMessage } from '../../../i18n/format-message.ts';
import { formatWhen } from './format-meeting.ts';
import type { MeetingTexts } from './load-meeting-texts.server.ts';
import type { Meeting } from './to-meeting.ts';

interface TrackProps {
  texts: MeetingTexts;
  meeting: Meeting;
  now: Instant;
}

interface Station {
  key: string;
  className?: string;
  title: string;
  text?: string;
}

/** What happens until the call: solid is done, dashed is to come. */
export function Track(props: TrackProps) {
  return (
    <>
      <h2 className="track-heading">{props.texts.track.heading}</h2>
      <ol className="track">
        {listStations(props).map(({ key, className, title, text }) => (
          <li key={key} className={className}>
            <b>{title}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function listStations({ texts: { track, tag }, meeting, now }: TrackProps): Station[] {
  const { startsAt, timeZone, email, sequence, bookedAt } = meeting;
  const toText = (instant: Instant) => {
    const { date, time } = formatWhen({ startsAt: instant, timeZone }, tag);
    return `${date}, ${time}`;
  };
  return [
    {
      key: 'booked',
      className: 'done',
      title: sequence > 0 ? track.moved : track.confirmed,
      text: email && formatMessage(track.to, tag, { email }),
    },
    // If it is unknown when the time was booked, the present counts, so the page promises no reminder that may not be sent.
    ...listReminders(startsAt, bookedAt ?? now).map(({ kind, at }) => ({
      key: kind,
      className: at <= now ? 'done' : undefined,
      title: at <= now ? track.sent : track[kind],
      text: toText(at),
    })),
    { key: 'call', className: 'call', title: track.call, text: toText(startsAt) },
  ];
}
