import { randomUUID } from 'node:crypto';
import { viewKeySchema } from '@tt/contract/booking/booking-access';
import { expect, test } from 'vitest';
import { findConfirmedId, toConfirmKey } from './confirm-key.ts';

const secret = { current: 'the secret of today', previous: undefined };

test('a key names its booking, also after the secret was changed, and fits the contract', () => {
  const id = randomUUID();
  const key = toConfirmKey(secret, id);
  expect(viewKeySchema.parse(key)).toBe(key);
  expect(findConfirmedId(secret, key)).toBe(id);
  expect(findConfirmedId({ current: 'the next secret', previous: secret.current }, key)).toBe(id);
});

test('a key of another secret, with another ID or cut short names nothing', () => {
  const key = toConfirmKey(secret, randomUUID());
  const other = toConfirmKey(secret, randomUUID());
  expect(findConfirmedId({ ...secret, current: 'another' }, key)).toBeUndefined();
  expect(findConfirmedId(secret, other.slice(0, 22) + key.slice(22))).toBeUndefined();
  expect(findConfirmedId(secret, key.slice(0, -1))).toBeUndefined();
  expect(findConfirmedId(secret, '')).toBeUndefined();
});
