import type { Instant } from '@tt/contract/time/time-zone-offset';
import { formatShortDay } from '../../../lib/format-meeting-date.ts';
import { formatWhen } from '../meeting/format-meeting.ts';
import type { MeetingTexts } from '../meeting/load-meeting-texts.server.ts';
import type { Meeting } from '../meeting/to-meeting.ts';
import { formatZone } from '../slots/clock/time-zone-label.ts';
import type { ClockReading } from '../slots/clock/visitor-clock.ts';
import type { SlotPicker } from '../slots/use-slot-picker.ts';

/** The old time and the new one, in words. */
export interface MoveChoice {
  from: string;
  zone: string;
  /** Undefined until another time than the present one is chosen. */
  to?: { startsAt: Instant; timeZone: string; date: string; time: string; reading: ClockReading };
}

export function toMoveChoice(
  { tag, cities }: MeetingTexts,
  meeting: Meeting,
  { chosenSlot, visitor }: Pick<SlotPicker, 'chosenSlot' | 'visitor'>,
): MoveChoice {
  const timeZone = visitor?.timeZone ?? meeting.timeZone;
  const { date, time } = formatWhen({ startsAt: meeting.startsAt, timeZone }, tag);
  const startsAt = chosenSlot?.startsAt;
  const shared = {
    from: `${date}, ${time}`,
    zone: formatZone(startsAt ?? meeting.startsAt, timeZone, cities),
  };
  if (startsAt === undefined || startsAt === meeting.startsAt || !visitor) return shared;
  return {
    ...shared,
    to: {
      startsAt,
      timeZone,
      date: formatShortDay(startsAt, timeZone, tag),
      time: visitor.clock.formatTime(startsAt, timeZone),
      reading: visitor.clock.read(startsAt, timeZone),
    },
  };
}
