import { expect, test } from 'vitest';
import { createFormToken } from '../../../forms/form-token.ts';
import { findSuspicion, type SuspicionSigns } from './suspicion.ts';

const secret = { current: 'the secret of today', previous: undefined };
const now = new Date('2030-05-06T10:00:00Z');
const openedBefore = (ms: number) => createFormToken(secret, new Date(now.getTime() - ms));

function find(changes: Partial<Omit<SuspicionSigns, 'booking'>> & { booking?: object } = {}) {
  const { booking, ...signs } = changes;
  return findSuspicion({
    booking: {
      name: 'Ada Lovelace',
      form_token: openedBefore(60_000),
      ...booking,
    } as SuspicionSigns['booking'],
    verdict: 'valid',
    isBeyondLimits: false,
    isVerified: false,
    isCrowded: false,
    isRepeatedText: false,
    secret,
    now,
    ...signs,
  });
}

test('[MAILBOOK-10] an ordinary booking, with or without a token, is not suspicious', () => {
  expect(find()).toBeUndefined();
  expect(find({ booking: { form_token: undefined } })).toBeUndefined();
  expect(find({ booking: { form_token: openedBefore(48 * 3_600_000) } })).toBeUndefined();
});

test.each([
  ['the trap is filled', { booking: { fax_number: '1' } }],
  ['the form was filled within two seconds', { booking: { form_token: openedBefore(500) } }],
  ['the token is forged', { booking: { form_token: 'abc.def' } }],
  ['a limit is exceeded', { isBeyondLimits: true }],
  ['most times are taken by unconfirmed addresses', { isCrowded: true }],
  ['the domain is unknown', { verdict: 'unknown' as const }],
  ['the name has a link', { booking: { name: 'Win at https://spam.example' } }],
  ['the name has a host', { booking: { name: 'www.spam.example' } }],
  ['the name has a wide dot', { booking: { name: 'spam．example' } }],
  ['the name has an ideographic full stop', { booking: { name: 'spam。example' } }],
  ['the name has a half of one', { booking: { name: 'spam｡example' } }],
  ['the same text came from another address', { isRepeatedText: true }],
])('[MAILBOOK-10] a booking is suspicious if %s', (_, changes) => {
  expect(find(changes)).toEqual(expect.any(String));
});

test('an address that was confirmed before is trusted, but not against the trap', () => {
  expect(find({ isVerified: true, isBeyondLimits: true, verdict: 'unknown' })).toBeUndefined();
  expect(find({ isVerified: true, booking: { fax_number: '1' } })).toBeDefined();
});
