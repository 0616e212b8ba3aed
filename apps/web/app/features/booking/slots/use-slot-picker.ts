import { bookingRules, type DurationMinutes, durationsMinutes } from '@tt/contract/booking/booking-rules';
import type { Slot } from '@tt/contract/slots/slot';
import { findFreeDays } from '@tt/contract/slots/free-days';
import { listOfferedSlots } from '@tt/contract/slots/slot-offer';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { useCallback, useMemo, useReducer } from 'react';
import { getBrowserTag } from './clock/browser-settings.ts';
import { createVisitorClock } from './clock/visitor-clock.ts';
import { listForeignRanges, type OwnRange } from './foreign-ranges.ts';
import { listNearSlots } from './near-slots.ts';
import { initialSlotState, reduceSlotState, type SlotChoice } from './slot-choice.ts';
import { useAvailability } from './use-availability.ts';
import { useMoment } from './use-moment.ts';

interface SlotPickerOptions {
  /** BCP 47 tag of the page's language. */
  tag: string;
  /** The visitor's own time, which stays on offer although it is taken: that of a booking to be moved. */
  ownRange?: OwnRange;
  /** The length of a booking to be moved, which can't be chosen. */
  durationMinutes?: number;
  /** An unfinished attempt may hold the chosen time itself, so that a retry of the same request can finish it. */
  isRetry?: boolean;
}

/** A choice of date, time, duration and zone, with everything derived from it and from the current moment. */
export function useSlotPicker({
  tag,
  ownRange,
  durationMinutes: fixedMinutes,
  isRetry = false,
}: SlotPickerOptions) {
  const moment = useMoment();
  const availability = useAvailability();
  const [state, dispatch] = useReducer(reduceSlotState, initialSlotState);
  const { choice } = state;
  const timeZone = choice.timeZone ?? moment?.deviceTimeZone ?? null;
  const isInBrowser = moment !== null;
  const clock = useMemo(() => isInBrowser && createVisitorClock(tag, getBrowserTag(tag)), [tag, isInBrowser]);
  const neededMinutes = fixedMinutes ?? choice.durationMinutes;
  const { status } = availability;
  const heldChoice = isRetry ? choice : null;
  const takenRanges = useMemo(
    () => listForeignRanges(availability.takenRanges, heldChoice ? toRange(heldChoice) : ownRange),
    [availability.takenRanges, heldChoice, ownRange],
  );
  // Takes a few milliseconds and doesn't depend on the chosen time.
  const freeDays = useMemo(
    () =>
      moment && timeZone && status !== 'loading'
        ? findFreeDays(
            { timeZone, now: moment.now, durationMinutes: neededMinutes, takenRanges },
            bookingRules,
          )
        : null,
    [moment, timeZone, status, neededMinutes, takenRanges],
  );
  // The calendar renders again if this changes.
  const chooseDate = useCallback(
    (calendarDate: string) => dispatch({ type: 'date_chosen', calendarDate }),
    [],
  );

  // Input outside the picker does not change this, so the picker doesn't render again.
  return useMemo(() => {
    function offer(calendarDate: string | null, durationMinutes: number): Slot[] {
      if (!calendarDate || !timeZone || !moment) return [];
      const query = {
        calendarDate,
        timeZone,
        languageTag: tag,
        now: moment.now,
        durationMinutes,
        takenRanges,
      };
      return listOfferedSlots(query, bookingRules);
    }

    const slots = offer(choice.calendarDate, neededMinutes);

    return {
      ...state,
      /** Null until the browser has taken over the prerendered page. */
      visitor: moment && clock && timeZone ? { now: moment.now, clock, timeZone } : null,
      availability,
      slots,
      /** Null while it is not known which times are taken. */
      freeDays,
      /** Whether the chosen date would have a time for a shorter meeting. */
      hasShorter: () =>
        durationsMinutes.some(
          (minutes) =>
            !fixedMinutes && minutes < neededMinutes && offer(choice.calendarDate, minutes).length > 0,
        ),
      chosenSlot: slots.find(({ startsAt }) => startsAt === choice.startsAt),
      /** The free times closest to the one that was taken. */
      listNear: () =>
        state.takenStartsAt === null || !timeZone
          ? []
          : listNearSlots(state.takenStartsAt, timeZone, (date) => offer(date, neededMinutes)),
      restore: (restored: Partial<SlotChoice>) => dispatch({ type: 'restored', choice: restored }),
      chooseDate,
      chooseTime: (startsAt: Instant) =>
        timeZone && dispatch({ type: 'time_chosen', startsAt, shownTimeZone: timeZone }),
      chooseDuration: (durationMinutes: DurationMinutes) =>
        dispatch({
          type: 'duration_chosen',
          durationMinutes,
          offeredStarts: offer(choice.calendarDate, durationMinutes).map(({ startsAt }) => startsAt),
        }),
      /** Null goes back to the device's zone. */
      chooseTimeZone: (chosen: string | null) =>
        moment &&
        dispatch({ type: 'time_zone_chosen', timeZone: chosen, deviceTimeZone: moment.deviceTimeZone }),
      /** The server refused the chosen time. What is free is looked up again. */
      loseTime(isTaken: boolean) {
        dispatch({ type: 'time_lost', isTaken });
        availability.refresh();
      },
    };
  }, [
    state,
    choice,
    moment,
    clock,
    timeZone,
    availability,
    tag,
    takenRanges,
    freeDays,
    neededMinutes,
    fixedMinutes,
    chooseDate,
  ]);
}

export type SlotPicker = ReturnType<typeof useSlotPicker>;

function toRange({ startsAt, durationMinutes }: SlotChoice): OwnRange | undefined {
  return startsAt === null ? undefined : { startsAt, endsAt: startsAt + durationMinutes * 60_000 };
}
