import { bookingRules, type DurationMinutes } from '@tt/contract/booking/booking-rules';
import type { Slot } from '@tt/contract/slots/slot';
import { listOfferedSlots } from '@tt/contract/slots/slot-offer';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { listForeignRanges } from '../slots/foreign-ranges.ts';
import { type Availability, useAvailability } from '../slots/use-availability.ts';
import { type Moment, useMoment } from '../slots/use-moment.ts';
import { findFieldProblems } from './booking-check.ts';
import { bookingDraft } from './booking-draft.ts';
import { initialBookingForm, reduceBookingForm } from './booking-form-state.ts';
import { type BookingValues, emptyBookingValues } from './booking-values.ts';

/** The form with everything derived from it and from the current time: zone, slots, problems. */
export function useBookingForm(languageTag: string) {
  const moment = useMoment();
  const availability = useAvailability();
  const [state, dispatch] = useReducer(reduceBookingForm, initialBookingForm);
  const formRef = useRef<HTMLFormElement>(null);
  const { values } = state;
  const timeZone = values.timeZone ?? moment?.deviceTimeZone ?? null;

  useLayoutEffect(() => {
    dispatch({ type: 'restored', values: { ...bookingDraft.find(), ...readTypedTexts(formRef.current) } });
  }, []);

  useEffect(() => {
    if (values !== emptyBookingValues) bookingDraft.save(values);
  }, [values]);

  const offer = (durationMinutes: DurationMinutes) =>
    listSlots({ ...values, durationMinutes }, timeZone, languageTag, moment, availability);
  const slots = offer(values.durationMinutes);

  return {
    ...state,
    formRef,
    dispatch,
    moment,
    timeZone,
    availability,
    slots,
    chosenSlot: slots.find(({ startsAt }) => startsAt === values.startsAt),
    problems: state.isChecked ? findFieldProblems(values) : {},
    chooseDuration: (durationMinutes: DurationMinutes) =>
      dispatch({
        type: 'duration_chosen',
        durationMinutes,
        offeredStarts: offer(durationMinutes).map(({ startsAt }) => startsAt),
      }),
  };
}

export type BookingForm = ReturnType<typeof useBookingForm>;

function listSlots(
  values: BookingValues,
  timeZone: string | null,
  languageTag: string,
  moment: Moment | null,
  availability: Availability,
): Slot[] {
  const { calendarDate, durationMinutes } = values;
  if (!calendarDate || !timeZone || !moment) return [];
  const takenRanges = listForeignRanges(availability.takenRanges, values);
  const query = { calendarDate, timeZone, languageTag, now: moment.now, durationMinutes, takenRanges };
  return listOfferedSlots(query, bookingRules);
}

/** What was typed before the script ran is only in the fields. */
function readTypedTexts(form: HTMLFormElement | null): Partial<BookingValues> {
  if (!form) return {};
  const entries = [...new FormData(form)].filter(
    ([name, text]) => ['name', 'phone', 'message'].includes(name) && text !== '',
  );
  return Object.fromEntries(entries);
}
