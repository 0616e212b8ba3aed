import { expect, test } from 'vitest';
import { findConsentChoice, toConsentRecord } from './consent-record.ts';

const names = ['analytics', 'pixels'];
const choice = { analytics: true, pixels: false };
const record = toConsentRecord(choice, new Date('2025-07-01T10:20:30Z'));

test('a choice is kept with its version and its date', () => {
  expect(JSON.parse(record)).toEqual({ version: 1, savedAt: '2025-07-01T10:20:30.000Z', choice });
  expect(findConsentChoice(record, names)).toEqual(choice);
});

test('an answer for one tracker is no answer for another that came later', () => {
  const earlier = toConsentRecord({ analytics: true }, new Date());
  expect(findConsentChoice(earlier, names)).toBeUndefined();
  expect(findConsentChoice(record, ['analytics'])).toEqual({ analytics: true });
});

test.each([
  null,
  '',
  'null',
  'true',
  '{',
  '{"version":1}',
  '{"version":1,"choice":null}',
  '{"version":0,"choice":{"analytics":true,"pixels":true}}',
  '{"version":1,"choice":{"analytics":"yes","pixels":true}}',
])('what is no choice of this version counts as none: %s', (stored) => {
  expect(findConsentChoice(stored, names)).toBeUndefined();
});
