import { expect, test } from 'vitest';
import { toConfirmOutcome } from './confirm-outcome.ts';

const booking = {
  viewKey: 'k'.repeat(22),
  startsAt: '2026-07-01T07:00:00.000Z',
  duration: 30,
  timezone: 'Europe/Warsaw',
} as const;
const refuse = (code: string) => toConfirmOutcome({ ok: true, data: { success: false, code } });

test('a confirmed address leads to the booking', () => {
  expect(toConfirmOutcome({ ok: true, data: { success: true, booking } })).toMatchObject({
    kind: 'confirmed',
    meeting: { viewKey: booking.viewKey, durationMinutes: 30 },
  });
});

test('each refusal is told apart by what the visitor can do about it', () => {
  expect(toConfirmOutcome({ ok: false, code: 'not_found' })).toMatchObject({ problem: 'gone' });
  expect(refuse('booking_cancelled')).toMatchObject({ problem: 'gone' });
  expect(refuse('slot_taken')).toMatchObject({ problem: 'taken' });
  expect(refuse('too_soon')).toMatchObject({ problem: 'taken' });
  expect(refuse('calendar_unavailable')).toMatchObject({ problem: 'failed' });
  expect(toConfirmOutcome({ ok: false, code: 'timeout' })).toMatchObject({ problem: 'failed' });
  expect(toConfirmOutcome({ ok: true, data: { success: true } })).toMatchObject({ problem: 'failed' });
});
