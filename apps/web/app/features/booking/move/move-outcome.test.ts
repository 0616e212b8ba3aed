import { bookingErrorCodes } from '@tt/contract/booking/booking-error-code';
import { expect, test } from 'vitest';
import { isTimeLost, toMoveOutcome } from './move-outcome.ts';

const refuse = (code: string) => toMoveOutcome({ ok: true, data: { success: false, code } });

test('a move ends with the booking as it is now', () => {
  const answer = { success: true, booking: { id: 'b-1' } };
  expect(toMoveOutcome({ ok: true, data: answer })).toEqual({ kind: 'moved', answer });
});

test('each refusal has its own sentence', () => {
  expect(refuse('slot_taken')).toMatchObject({ refusal: 'slot_taken', isFinal: true });
  expect(refuse('too_soon')).toMatchObject({ refusal: 'too_soon' });
  expect(refuse('closed_date')).toMatchObject({ refusal: 'not_available' });
  expect(refuse('outside_window')).toMatchObject({ refusal: 'not_available' });
  expect(refuse('too_many_moves')).toMatchObject({ refusal: 'too_many_moves' });
  for (const code of bookingErrorCodes) expect(refuse(code).kind, code).not.toBe('moved');
});

test('a booking that is no longer what the page shows is looked up again', () => {
  expect(refuse('booking_changed')).toEqual({ kind: 'outdated', reason: 'changed' });
  expect(refuse('booking_cancelled')).toEqual({ kind: 'outdated', reason: 'canceled' });
  expect(refuse('booking_past')).toEqual({ kind: 'outdated', reason: 'past' });
  expect(refuse('too_close')).toEqual({ kind: 'outdated', reason: 'too_close' });
  expect(toMoveOutcome({ ok: false, code: 'not_found' })).toMatchObject({ kind: 'outdated' });
});

test('without an answer the page does not claim that the old time stands', () => {
  expect(toMoveOutcome({ ok: false, code: 'timeout' })).toEqual({
    kind: 'refused',
    refusal: 'no_answer',
    isFinal: false,
  });
  expect(toMoveOutcome({ ok: false, code: 'internal' })).toMatchObject({ refusal: 'failed', isFinal: false });
  expect(refuse('booking_in_progress')).toEqual({ kind: 'running' });
});

test('only a refused time is lost', () => {
  expect(isTimeLost('slot_taken')).toBe(true);
  expect(isTimeLost('no_answer')).toBe(false);
  expect(isTimeLost('too_many_moves')).toBe(false);
});
