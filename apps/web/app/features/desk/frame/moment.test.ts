import { expect, test } from 'vitest';
import { englishTexts } from '../../../../test/desk-texts.ts';
import { formatMoment } from './moment.ts';

// 14:20 in Warsaw.
const now = new Date('2026-11-16T13:20:00Z');

test.each([
  ['2026-11-16T13:19:30Z', 'Now'],
  ['2026-11-16T13:06:00Z', 'Today, 14:06'],
  ['2026-11-15T23:10:00Z', 'Today, 00:10'],
  ['2026-11-15T22:50:00Z', 'Yesterday, 23:50'],
  ['2026-11-17T08:30:00Z', 'Tomorrow, 09:30'],
  ['2026-11-13T15:45:00Z', 'Fri, Nov 13, 16:45'],
  ['2025-11-13T15:45:00Z', 'Thu, Nov 13, 2025, 16:45'],
])('%s is “%s” on the clock of the company', (at, text) => {
  expect(formatMoment(englishTexts, new Date(at), { now })).toBe(text);
});

test('inside a sentence it begins with a small letter', () => {
  expect(formatMoment(englishTexts, new Date('2026-11-16T13:06:00Z'), { now, place: 'inText' })).toBe(
    'today, 14:06',
  );
});
