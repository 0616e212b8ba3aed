import { bookingErrorCodes } from '@tt/contract/booking/booking-error-code';
import { expect, test } from 'vitest';
import { isTimeLost, toBookingOutcome } from './booking-outcome.ts';

function refuse(code?: string) {
  return toBookingOutcome({ ok: true, data: { success: false, code } });
}

test('a successful answer is a booking', () => {
  const response = { success: true, message: 'See you' };
  expect(toBookingOutcome({ ok: true, data: response })).toEqual({ kind: 'booked', response });
});

test('[MAILBOOK-10] a place that waits for a confirmation by mail is no booking yet', () => {
  expect(toBookingOutcome({ ok: true, data: { success: true, booking: { status: 'pending' } } })).toEqual({
    kind: 'pending',
  });
});

test('an answer without success is the generic failure unless its code says more', () => {
  expect(refuse()).toMatchObject({ failure: 'booking_failed_generic' });
  expect(refuse('something_new')).toMatchObject({ failure: 'booking_failed_generic' });
  expect(refuse('slot_taken')).toMatchObject({ failure: 'slot_taken' });
  expect(refuse('closed_date')).toMatchObject({ failure: 'not_available' });
  expect(refuse('too_many_bookings')).toMatchObject({ failure: 'too_many_bookings', isFinal: true });
});

test('an answer that does not say whether it succeeded is the generic failure, and may still have been booked', () => {
  expect(toBookingOutcome({ ok: true, data: {} })).toEqual({
    kind: 'failed',
    failure: 'booking_failed_generic',
    isFinal: false,
  });
});

test('every code of the agreement has an outcome, and only a running booking is no failure', () => {
  for (const code of bookingErrorCodes) {
    expect(refuse(code).kind).toBe(code === 'booking_in_progress' ? 'running' : 'failed');
  }
});

test('an error of the backend differs from an error of the network', () => {
  expect(toBookingOutcome({ ok: false, code: 'internal' })).toMatchObject({ failure: 'booking_error' });
  expect(toBookingOutcome({ ok: false, code: 'offline' })).toMatchObject({ failure: 'connection_error' });
  expect(toBookingOutcome({ ok: false, code: 'timeout' })).toMatchObject({ failure: 'connection_error' });
});

test('an attempt with an unknown result is not final: its key can still find the booking', () => {
  expect(toBookingOutcome({ ok: false, code: 'network' })).toMatchObject({ isFinal: false });
  expect(toBookingOutcome({ ok: false, code: 'unavailable' })).toMatchObject({ isFinal: false });
  expect(refuse('calendar_unavailable')).toMatchObject({ isFinal: false });
  expect(refuse('auth_required')).toMatchObject({ isFinal: false });
  expect(refuse('scope_missing')).toMatchObject({ isFinal: false });
  expect(refuse('slot_taken')).toMatchObject({ isFinal: true });
  expect(toBookingOutcome({ ok: false, code: 'idempotency_key_reused' })).toMatchObject({ isFinal: true });
});

test('a request that still runs is neither booked nor failed', () => {
  expect(toBookingOutcome({ ok: false, code: 'request_in_progress' })).toEqual({ kind: 'running' });
});

test('only a refused time is lost', () => {
  expect(isTimeLost('slot_taken')).toBe(true);
  expect(isTimeLost('auth_required')).toBe(false);
  expect(isTimeLost('connection_error')).toBe(false);
});
