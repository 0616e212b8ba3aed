import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each(['a@b.c', 'ada.lovelace+x@mail.site.example', "o'hara@site.example", 'користувач@приклад.укр'])(
  '[CONTACT-12] %s has the form of an address',
  (text) => expect(isEmailAddress(text)).toBe(true),
);

test.each([
  '',
  'plain',
  '@site.example',
  'ada@',
  'ada@site',
  'ada@site.',
  'ada@.example',
  'ada lovelace@site.example',
  'ada@site .example',
  'ada@@site.example',
  'ada@site.example\nbcc: x@y.z',
  `${'a'.repeat(250)}@b.example`,
])('[CONTACT-12] %j does not', (text) => expect(isEmailAddress(text)).toBe(false));
