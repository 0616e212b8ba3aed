import { expect, test } from 'vitest';
import { emptyBookingValues } from '../../../lib/booking-draft.ts';
import {
  areDetailsComplete,
  findFieldProblems,
  findSubmissionProblem,
  findWrongDetail,
  pickEarlyProblems,
} from './booking-check.ts';

const startsAt = Date.UTC(2026, 6, 1, 8);
const slot = { startsAt, displayTime: '10:00', utcTime: '08:00', zoneAbbreviation: null };
const filled = { ...emptyBookingValues, name: 'Ada', calendarDate: '2026-07-01', startsAt };

test('name, date and time are required; phone and message are not', () => {
  expect(findFieldProblems(emptyBookingValues, null)).toEqual({
    name: 'required',
    date: 'required',
    time: 'required',
  });
  expect(findFieldProblems(filled, null)).toEqual({});
});

test('a name or message that is too long and a phone without digits get different problems', () => {
  const problems = findFieldProblems(
    {
      ...filled,
      name: 'a'.repeat(101),
      phone: 'call me',
      message: 'm'.repeat(2001),
    },
    null,
  );
  expect(problems).toEqual({ name: 'tooLong', phone: 'invalid', message: 'tooLong' });
});

test('details with a wrong phone number are not complete, and only what is wrong stops the trip to Google', () => {
  const wrong = findFieldProblems({ ...filled, phone: '123' }, null);
  expect(areDetailsComplete(wrong)).toBe(false);
  expect(findWrongDetail(wrong)).toBe('phone');
  const missing = findFieldProblems({ ...filled, name: '' }, null);
  expect(areDetailsComplete(missing)).toBe(false);
  expect(findWrongDetail(missing)).toBeUndefined();
  expect(areDetailsComplete(findFieldProblems(filled, null))).toBe(true);
});

test('before the first try, a field that was left says what is wrong, not what is missing', () => {
  const problems = findFieldProblems({ ...filled, name: '', phone: '123' }, null);
  expect(pickEarlyProblems(problems, ['name', 'phone'])).toEqual({ phone: 'invalid' });
  expect(pickEarlyProblems(problems, ['name'])).toEqual({});
});

test('an address is checked only where it is booked with', () => {
  const wrong = { ...filled, email: 'ada@' };
  expect(findFieldProblems(wrong, 'email')).toEqual({ email: 'invalid_email_format' });
  expect(findFieldProblems(wrong, 'google')).toEqual({});
  expect(findFieldProblems({ ...filled, email: 'ada@example.com' }, 'email')).toEqual({});
});

test('a form without date or time asks for both before anything else', () => {
  expect(findSubmissionProblem({ ...filled, startsAt: null }, [slot], false)).toBe('select_date_time');
});

test('a form that is not authorized asks for it', () => {
  expect(findSubmissionProblem(filled, [slot], false)).toBe('auth_required');
});

test('[ERR-11] a time that is not among the slots is an invalid selection', () => {
  expect(findSubmissionProblem(filled, [], true)).toBe('invalid_time_selection');
  expect(findSubmissionProblem(filled, [slot], true)).toBeUndefined();
});
