import {
  bookingMessageSchema,
  bookingNameSchema,
  bookingPhoneSchema,
} from '@tt/contract/booking/booking-request';
import type { BookingMethod } from '@tt/contract/booking/booking-response';
import { isEmailAddress } from '@tt/contract/inquiry/email-address';
import type { Slot } from '@tt/contract/slots/slot';
import type { BookingValues } from '../../../lib/booking-draft.ts';

export interface FieldProblems {
  date?: 'required';
  time?: 'required';
  name?: 'required' | 'tooLong';
  phone?: 'invalid';
  message?: 'tooLong';
  email?: 'invalid_email_format';
}

/** The fields in their order on the page. */
export const fieldNames = ['date', 'time', 'name', 'phone', 'message', 'email'] as const;
export type FieldName = (typeof fieldNames)[number];

/** Finds what is missing or wrong in the fields; an empty object means no problem. */
export function findFieldProblems(
  { name, phone, message, email, calendarDate, startsAt }: BookingValues,
  method: BookingMethod | null,
): FieldProblems {
  return {
    ...(calendarDate === null && { date: 'required' }),
    ...(startsAt === null && { time: 'required' }),
    ...(!bookingNameSchema.safeParse(name).success && { name: name.trim() === '' ? 'required' : 'tooLong' }),
    ...(!bookingPhoneSchema.safeParse(phone).success && { phone: 'invalid' }),
    ...(!bookingMessageSchema.safeParse(message).success && { message: 'tooLong' }),
    ...(method === 'email' && !isEmailAddress(email) && { email: 'invalid_email_format' }),
  };
}

const detailFields = ['name', 'phone', 'message'] as const;

/** Finds the first of the details that is wrong as typed; what is missing can still be filled in. */
export function findWrongDetail(problems: FieldProblems): (typeof detailFields)[number] | undefined {
  return detailFields.find((field) => problems[field] && problems[field] !== 'required');
}

export function areDetailsComplete(problems: FieldProblems): boolean {
  return detailFields.every((field) => !problems[field]);
}

/** Before the first attempt to send, only fields that the visitor has left report errors. */
export function pickEarlyProblems(problems: FieldProblems, left: readonly FieldName[]): FieldProblems {
  const entries = Object.entries(problems).filter(
    ([field, problem]) => problem !== 'required' && left.includes(field as FieldName),
  );
  return Object.fromEntries(entries);
}

export type SubmissionProblem = 'select_date_time' | 'auth_required' | 'invalid_time_selection';

/**
 * Finds why a filled-in form can't be sent now. `isAllowed`: the visitor has authorized Google or typed an address.
 */
export function findSubmissionProblem(
  { calendarDate, startsAt }: BookingValues,
  offeredSlots: readonly Slot[],
  isAllowed: boolean,
): SubmissionProblem | undefined {
  if (calendarDate === null || startsAt === null) return 'select_date_time';
  if (!isAllowed) return 'auth_required';
  return offeredSlots.some((slot) => slot.startsAt === startsAt) ? undefined : 'invalid_time_selection';
}
