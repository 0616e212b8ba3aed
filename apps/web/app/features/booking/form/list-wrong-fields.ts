import { type FieldName, type FieldProblems, fieldNames } from './booking-check.ts';
import { findEmailError } from './email-field.tsx';
import type { BookingForm } from './use-booking-form.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';

export interface WrongField {
  field: FieldName;
  label: string;
  problem: string;
}

/** Lists what is wrong with which field, in words and in the order of the page. */
export function listWrongFields(
  page: BookingPageData,
  form: BookingForm,
  problems: FieldProblems,
): WrongField[] {
  const { date, time, form: texts, emailWay } = page;
  const problem: Record<FieldName, string | undefined> = {
    date: problems.date && date[problems.date],
    time: problems.time && time[problems.time],
    name: problems.name && texts.name[problems.name],
    phone: problems.phone && texts.phone[problems.phone],
    message: problems.message && texts.message[problems.message],
    email: findEmailError(emailWay, form, problems),
  };
  const labels = {
    date,
    time,
    name: texts.name,
    phone: texts.phone,
    message: texts.message,
    email: emailWay,
  };
  return fieldNames.flatMap((field) => {
    const words = problem[field];
    return words ? [{ field, label: labels[field].label, problem: words }] : [];
  });
}
