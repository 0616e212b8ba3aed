import type { DurationMinutes } from '@tt/contract/booking/booking-rules';
import { toWallClock } from '@tt/contract/time/time-zone';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import {
  type BookingAttempt,
  type BookingValues,
  emptyBookingValues,
  type TextFieldName,
} from './booking-values.ts';

export interface BookingFormState {
  values: BookingValues;
  /** A chosen time that the new duration left no room for. */
  droppedStartsAt: Instant | null;
  /** From the first try on, missing and wrong fields say so. */
  isChecked: boolean;
}

export type BookingFormAction =
  | { type: 'restored'; values: Partial<BookingValues> }
  | { type: 'typed'; field: TextFieldName; text: string }
  | { type: 'date_chosen'; calendarDate: string }
  | { type: 'time_chosen'; startsAt: Instant }
  | { type: 'duration_chosen'; durationMinutes: DurationMinutes; offeredStarts: readonly Instant[] }
  | { type: 'time_zone_chosen'; timeZone: string | null; deviceTimeZone: string }
  | { type: 'checked' }
  | { type: 'attempted'; attempt: BookingAttempt | null }
  | { type: 'time_lost' };

export const initialBookingForm: BookingFormState = {
  values: emptyBookingValues,
  droppedStartsAt: null,
  isChecked: false,
};

export function reduceBookingForm(state: BookingFormState, action: BookingFormAction): BookingFormState {
  const set = (values: Partial<BookingValues>, droppedStartsAt: Instant | null = null) => ({
    ...state,
    values: { ...state.values, ...values },
    droppedStartsAt,
  });
  switch (action.type) {
    case 'restored':
      return set(action.values);
    case 'typed':
      return set({ [action.field]: action.text }, state.droppedStartsAt);
    case 'date_chosen':
      return set({ calendarDate: action.calendarDate, startsAt: null });
    case 'time_chosen':
      return set({ startsAt: action.startsAt });
    case 'duration_chosen': {
      const { startsAt } = state.values;
      const isDropped = startsAt !== null && !action.offeredStarts.includes(startsAt);
      const duration = { durationMinutes: action.durationMinutes };
      return isDropped ? set({ ...duration, startsAt: null }, startsAt) : set(duration);
    }
    case 'time_zone_chosen':
      return set(toZoneValues(state.values, action.timeZone, action.timeZone ?? action.deviceTimeZone));
    case 'checked':
      return { ...state, isChecked: true };
    case 'attempted':
      return set({ attempt: action.attempt }, state.droppedStartsAt);
    case 'time_lost':
      return set({ startsAt: null });
  }
}

/** A chosen time is an instant: in another zone it stays chosen, on the date that it has there. */
function toZoneValues(
  { startsAt, calendarDate }: BookingValues,
  timeZone: string | null,
  shownTimeZone: string,
): Partial<BookingValues> {
  return {
    timeZone,
    calendarDate: startsAt === null ? calendarDate : toWallClock(startsAt, shownTimeZone).calendarDate,
  };
}
