import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecretSealer } from './seal-secret.ts';

const createKey = () => randomBytes(32).toString('base64');
const secret = '1//refresh-токен';

test('a sealed secret opens with its key and context, and looks different each time', () => {
  const sealer = createSecretSealer(createKey());
  const sealed = sealer.seal(secret, 'calendar:1');
  expect(sealer.open(sealed, 'calendar:1')).toEqual({ secret, isOutdated: false });
  expect(sealed.includes('refresh')).toBe(false);
  expect(sealed).toHaveLength(12 + Buffer.byteLength(secret) + 16);
  expect(sealer.seal(secret, 'calendar:1')).not.toEqual(sealed);
});

test('a secret that was copied to another row does not open', () => {
  const sealer = createSecretSealer(createKey());
  const sealed = sealer.seal(secret, 'calendar:1');
  expect(() => sealer.open(sealed, 'calendar:2')).toThrow('no key opens the secret of calendar:2');
});

test.each([0, 12, -1])('a changed byte (%i) is noticed', (index) => {
  const sealer = createSecretSealer(createKey());
  const sealed = sealer.seal(secret, 'calendar:1');
  const place = sealed.at(index) ?? 0;
  sealed.set([place ^ 1], index < 0 ? sealed.length + index : index);
  expect(() => sealer.open(sealed, 'calendar:1')).toThrow('no key opens');
});

test('something shorter than a seal does not open', () => {
  const sealer = createSecretSealer(createKey());
  expect(() => sealer.open(Buffer.alloc(27), 'calendar:1')).toThrow('no key opens');
});

test('the last key seals, older keys still open, and what they opened is outdated', () => {
  const [old, young] = [createKey(), createKey()];
  const sealedBefore = createSecretSealer(old).seal(secret, 'calendar:1');
  const rotating = createSecretSealer(`${old}, ${young}`);
  expect(rotating.open(sealedBefore, 'calendar:1')).toEqual({ secret, isOutdated: true });
  const sealedAgain = rotating.seal(secret, 'calendar:1');
  expect(createSecretSealer(young).open(sealedAgain, 'calendar:1')).toEqual({ secret, isOutdated: false });
  expect(() => createSecretSealer(young).open(sealedBefore, 'calendar:1')).toThrow('no key opens');
});

test.each(['', 'c2hvcnQ=', 'not base64 at all, really not', randomBytes(33).toString('base64')])(
  'a key that is not 32 bytes in base64 is refused, and the message does not repeat it: %#',
  (key) => {
    expect(() => createSecretSealer(key)).toThrow(/^a sealing key is 32 bytes in base64$/);
  },
);
