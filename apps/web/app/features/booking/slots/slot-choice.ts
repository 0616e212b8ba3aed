import { bookingRules, type DurationMinutes } from '@tt/contract/booking/booking-rules';
import { toWallClock } from '@tt/contract/time/time-zone';
import type { Instant } from '@tt/contract/time/time-zone-offset';

export interface SlotChoice {
  /** yyyy-MM-dd in the zone that is shown. */
  calendarDate: string | null;
  startsAt: Instant | null;
  durationMinutes: DurationMinutes;
  /** Null means the device's zone. */
  timeZone: string | null;
}

export interface SlotState {
  choice: SlotChoice;
  /** A chosen time that the new duration left no room for. */
  droppedStartsAt: Instant | null;
  /** A chosen time that somebody else has booked; it stays in the list until another date is chosen. */
  takenStartsAt: Instant | null;
}

export type SlotAction =
  | { type: 'restored'; choice: Partial<SlotChoice> }
  | { type: 'date_chosen'; calendarDate: string }
  | { type: 'time_chosen'; startsAt: Instant; shownTimeZone: string }
  | { type: 'duration_chosen'; durationMinutes: DurationMinutes; offeredStarts: readonly Instant[] }
  | { type: 'time_zone_chosen'; timeZone: string | null; deviceTimeZone: string }
  | { type: 'time_lost'; isTaken: boolean };

export const initialSlotState: SlotState = {
  choice: {
    calendarDate: null,
    startsAt: null,
    durationMinutes: bookingRules.defaultDurationMinutes,
    timeZone: null,
  },
  droppedStartsAt: null,
  takenStartsAt: null,
};

/** The moment whose UTC offset the page shows: of the chosen time or else date, because clocks change. */
export function toShownInstant({ startsAt, calendarDate }: SlotChoice, now: Instant): Instant {
  return startsAt ?? (calendarDate === null ? now : Date.parse(`${calendarDate}T12:00Z`));
}

export function reduceSlotState(state: SlotState, action: SlotAction): SlotState {
  const { startsAt, calendarDate } = state.choice;
  const set = (choice: Partial<SlotChoice>, rest?: Partial<Omit<SlotState, 'choice'>>) => ({
    ...state,
    choice: { ...state.choice, ...choice },
    droppedStartsAt: null,
    ...rest,
  });
  switch (action.type) {
    case 'restored':
      return set(action.choice);
    case 'date_chosen':
      return set({ calendarDate: action.calendarDate, startsAt: null }, { takenStartsAt: null });
    case 'time_chosen':
      return set({
        startsAt: action.startsAt,
        calendarDate: toWallClock(action.startsAt, action.shownTimeZone).calendarDate,
      });
    case 'duration_chosen': {
      const { durationMinutes, offeredStarts } = action;
      const isDropped = startsAt !== null && !offeredStarts.includes(startsAt);
      return isDropped
        ? set({ durationMinutes, startsAt: null }, { droppedStartsAt: startsAt })
        : set({ durationMinutes });
    }
    case 'time_zone_chosen': {
      // A chosen time is an instant: in another zone it stays chosen, on the date that it has there.
      const shownTimeZone = action.timeZone ?? action.deviceTimeZone;
      const instant = startsAt ?? state.takenStartsAt;
      return set({
        timeZone: action.timeZone,
        calendarDate: instant === null ? calendarDate : toWallClock(instant, shownTimeZone).calendarDate,
      });
    }
    case 'time_lost':
      return set({ startsAt: null }, action.isTaken ? { takenStartsAt: startsAt } : {});
  }
}
