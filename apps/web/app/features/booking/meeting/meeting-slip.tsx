import type { ReactNode } from 'react';
import { MeetingDial } from '../../../sections/meeting-dial.tsx';
import { Slip, type SlipProps } from '../../../ui/cards/slip.tsx';
import { toMinutesOfDay } from '../slots/clock/local-business-hours.ts';
import { useCityNames } from '../slots/clock/use-city-names.ts';
import { formatZone } from '../slots/clock/time-zone-label.ts';
import { formatDuration, toHeadline } from './format-meeting.ts';
import type { MeetingTexts } from './load-meeting-texts.server.ts';
import type { Meeting } from './to-meeting.ts';

interface MeetingSlipProps extends Pick<SlipProps, 'look' | 'status' | 'struckWord'> {
  texts: MeetingTexts;
  /** While it is not known, its space is reserved. */
  meeting: Meeting | undefined;
  children: ReactNode;
}

/** Keeps the height of a line. */
const blank = '\u00a0';

/** When and how long, on the visitor's clock, and under which short ID. */
export function MeetingSlip({ texts, meeting, look, children, ...rest }: MeetingSlipProps) {
  const cities = useCityNames(texts, meeting?.timeZone);
  return (
    <Slip
      {...rest}
      {...(meeting && toHeadline(meeting, texts.tag))}
      band="avmar"
      look={look}
      drawing={
        meeting && (
          <MeetingDial
            startsAtMinutes={toMinutesOfDay(meeting.startsAt, meeting.timeZone)}
            durationMinutes={meeting.durationMinutes}
            hasHands={look !== 'void'}
          />
        )
      }
      facts={listFacts({ ...texts, cities }, meeting, look !== 'open')}
    >
      {children}
    </Slip>
  );
}

function listFacts({ slip, cities, tag }: MeetingTexts, meeting: Meeting | undefined, isBooked: boolean) {
  const id = isBooked && (meeting?.shortId ?? meeting?.bookingId);
  return [
    {
      term: slip.timeZoneLabel,
      details: meeting ? formatZone(meeting.startsAt, meeting.timeZone, cities) : blank,
    },
    {
      term: slip.durationLabel,
      details: meeting ? formatDuration(meeting.durationMinutes, slip.durations, tag) : blank,
    },
    ...(id ? [{ term: slip.bookingIdLabel, details: id }] : []),
  ];
}
