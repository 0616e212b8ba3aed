import type { Booking } from '@tt/contract/booking/booking-response';
import { expect, test } from 'vitest';
import { toCanceledPhase, toManagedBooking } from './managed-booking-state.ts';

const booking: Booking = {
  id: 'b-1',
  viewKey: 'k'.repeat(22),
  status: 'confirmed',
  startsAt: '2026-07-01T07:00:00.000Z',
  duration: 30,
  timezone: 'Europe/Warsaw',
  meetLinkStatus: 'ready',
};
const startsAt = Date.parse(booking.startsAt);
const answer = (status: Booking['status']) =>
  ({ ok: true, data: { success: true, booking: { ...booking, status } } }) as const;

test('a booking is open until its end', () => {
  expect(toManagedBooking(answer('confirmed'), startsAt)).toMatchObject({ phase: 'open' });
  expect(toManagedBooking(answer('confirmed'), startsAt + 29 * 60_000)).toMatchObject({ phase: 'open' });
  expect(toManagedBooking(answer('confirmed'), startsAt + 30 * 60_000)).toMatchObject({ phase: 'past' });
});

test('a booking that was canceled before says so, whenever it was', () => {
  expect(toManagedBooking(answer('cancelled'), startsAt + 1e9)).toMatchObject({ phase: 'already_canceled' });
});

test('a wrong link and a silent server lead to different states', () => {
  expect(toManagedBooking({ ok: false, code: 'not_found' }, 0)).toEqual({ kind: 'not_found' });
  expect(toManagedBooking({ ok: false, code: 'network' }, 0)).toEqual({ kind: 'unreachable' });
});

test('a cancellation ends as canceled, past or failed', () => {
  expect(toCanceledPhase(answer('cancelled'))).toBe('canceled');
  expect(toCanceledPhase(answer('confirmed'))).toBe('cancel_failed');
  expect(toCanceledPhase({ ok: true, data: { success: false, code: 'booking_past' } })).toBe('past');
  expect(toCanceledPhase({ ok: false, code: 'timeout' })).toBe('cancel_failed');
});
