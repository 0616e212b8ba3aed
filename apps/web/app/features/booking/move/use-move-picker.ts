import { toWallClock } from '@tt/contract/time/time-zone';
import { useEffect, useMemo, useRef } from 'react';
import { getMeetingEnd, type Meeting } from '../meeting/to-meeting.ts';
import { getDeviceTimeZone } from '../slots/clock/browser-settings.ts';
import { type SlotPicker, useSlotPicker } from '../slots/use-slot-picker.ts';

/** A picker that starts at the day and the zone of a booking and keeps its length. */
export function useMovePicker(meeting: Meeting, tag: string): SlotPicker {
  const { startsAt, durationMinutes, timeZone } = meeting;
  const endsAt = getMeetingEnd(meeting);
  const ownRange = useMemo(() => ({ startsAt, endsAt }), [startsAt, endsAt]);
  const picker = useSlotPicker({ tag, ownRange, durationMinutes });
  const { restore } = picker;
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    restore({
      calendarDate: toWallClock(startsAt, timeZone).calendarDate,
      timeZone: timeZone === getDeviceTimeZone() ? null : timeZone,
    });
  }, [restore, startsAt, timeZone]);
  return picker;
}
