import {
  bookingMessageSchema,
  bookingNameSchema,
  bookingPhoneSchema,
} from '@tt/contract/booking/booking-request';
import type { Slot } from '@tt/contract/slots/slot';
import type { BookingValues } from './booking-values.ts';

export interface FieldProblems {
  name?: 'required' | 'tooLong';
  phone?: 'invalid';
  message?: 'tooLong';
  date?: 'required';
  time?: 'required';
}

/** Finds what is missing or wrong in the fields; an empty object means no problem. */
export function findFieldProblems({
  name,
  phone,
  message,
  calendarDate,
  startsAt,
}: BookingValues): FieldProblems {
  return {
    ...(!bookingNameSchema.safeParse(name).success && { name: name.trim() === '' ? 'required' : 'tooLong' }),
    ...(!bookingPhoneSchema.safeParse(phone).success && { phone: 'invalid' }),
    ...(!bookingMessageSchema.safeParse(message).success && { message: 'tooLong' }),
    ...(calendarDate === null && { date: 'required' }),
    ...(startsAt === null && { time: 'required' }),
  };
}

export type SubmissionProblem = 'select_date_time' | 'auth_required' | 'invalid_time_selection';

/** Finds why a filled-in form can't be sent now. */
export function findSubmissionProblem(
  { calendarDate, startsAt }: BookingValues,
  offeredSlots: readonly Slot[],
  isAuthorized: boolean,
): SubmissionProblem | undefined {
  if (calendarDate === null || startsAt === null) return 'select_date_time';
  if (!isAuthorized) return 'auth_required';
  return offeredSlots.some((slot) => slot.startsAt === startsAt) ? undefined : 'invalid_time_selection';
}
