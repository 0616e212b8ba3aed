import { expect, test } from 'vitest';
import { toConfirmOutcome } from './confirm-outcome.ts';

const viewKey = 'k'.repeat(22);
const refuse = (code: string) => toConfirmOutcome({ ok: true, data: { success: false, code } });

test('a confirmed address leads to the booking', () => {
  expect(toConfirmOutcome({ ok: true, data: { success: true, booking: { viewKey } } })).toEqual({
    kind: 'confirmed',
    viewKey,
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
