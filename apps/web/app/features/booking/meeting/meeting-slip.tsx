import type { ReactNode } from 'react';
import { MeetingDial } from '../../../sections/meeting-dial.tsx';
import { Slip, type SlipProps } from '../../../ui/cards/slip.tsx';
import { toMinutesOfDay } from '../slots/clock/local-business-hours.ts';
import { useCityNames } from '../slots/clock/use-city-names.ts';
import { formatZone } from '../slots/clock/time-zone-label.ts';
import { formatDuration, toHeadline } from './format-meeting.ts';
import type { MeetingTexts } from './load-meeting-texts.server.ts';
import type { Meeting } from './to-meeting.ts';

interface MeetingSlipProps extends Pick<SlipProps, 'isVoid' | 'status' | 'struckWord'> {
  texts: MeetingTexts;
  meeting: Meeting;
  children: ReactNode;
}

/** When and how long, on the visitor's clock, and under which short ID. */
export function MeetingSlip({ texts, meeting, isVoid, children, ...rest }: MeetingSlipProps) {
  const { startsAt, timeZone, durationMinutes } = meeting;
  const cities = useCityNames(texts, timeZone);
  return (
    <Slip
      {...rest}
      {...toHeadline(meeting, texts.tag)}
      band="avmar"
      isVoid={isVoid}
      drawing={
        <MeetingDial
          startsAtMinutes={toMinutesOfDay(startsAt, timeZone)}
          durationMinutes={durationMinutes}
          hasHands={!isVoid}
        />
      }
      facts={listFacts({ ...texts, cities }, meeting)}
    >
      {children}
    </Slip>
  );
}

function listFacts({ slip, cities, tag }: MeetingTexts, meeting: Meeting) {
  const { startsAt, timeZone, durationMinutes, shortId, bookingId } = meeting;
  const id = shortId ?? bookingId;
  return [
    { term: slip.timeZoneLabel, details: formatZone(startsAt, timeZone, cities) },
    { term: slip.durationLabel, details: formatDuration(durationMinutes, slip.durations, tag) },
    ...(id ? [{ term: slip.bookingIdLabel, details: id }] : []),
  ];
}
