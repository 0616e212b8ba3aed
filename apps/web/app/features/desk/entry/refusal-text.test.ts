import { expect, test } from 'vitest';
import { createEntry } from '../../../../test/desk-entry.ts';
import { englishTexts } from '../../../../test/desk-texts.ts';
import { formatRefusal, type Refusal } from './refusal-text.ts';

const byJan = { by: 'Jan', at: '2026-11-16T13:03:00.000Z' };
const read = (refusal: Partial<Refusal>, isTaking = false) =>
  formatRefusal(
    englishTexts,
    { success: false, code: 'changed', conflict: null, entry: createEntry(), ...refusal },
    { isTaking, fallback: 'desk.errors.move' },
  );

test('who was faster is named', () => {
  expect(read({ conflict: byJan })).toContain('Jan has changed this entry');
});

test('who took it meanwhile is named with the time', () => {
  const entry = createEntry({ state: 'hand', holder: 'Jan' });
  expect(read({ conflict: byJan, entry }, true)).toContain('Jan took it at 14:03');
  expect(read({ conflict: byJan, entry }, false)).toContain('Jan has changed this entry');
});

test('where nobody of the desk did it, the visitor did', () => {
  expect(read({ code: 'booking_changed' })).toContain('Alex has changed this entry');
});

test('a rule has its own sentence, and the rest that of the act', () => {
  expect(read({ code: 'slot_taken' })).toContain('Someone else has just booked this time');
  expect(read({ code: 'in_progress' as Refusal['code'] })).toContain('could not be moved');
});
