import { expect, test } from 'vitest';
import { emailAddressSchema, isEmailAddress } from './email-address.ts';

test.each([
  'a@b.c',
  'ada.lovelace+x@mail.site.example',
  "o'hara@site.example",
  'користувач@приклад.укр',
  `${'a'.repeat(64)}@b.example`,
])('[CONTACT-12] %s has the form of an address', (text) => expect(isEmailAddress(text)).toBe(true));

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
  `${'a'.repeat(65)}@b.example`,
  'john,doe@site.example',
  'john..doe@site.example',
  'john.@site.example',
  '.john@site.example',
  'a<b@site.example',
  '"a"b@site.example',
])('[CONTACT-12] %j does not', (text) => expect(isEmailAddress(text)).toBe(false));

test('[CONTACT-12] an address is freed of what copying brings along', () => {
  expect(emailAddressSchema.parse(' \u200bada\u200d@site\u00ad.example\ufeff\u00a0')).toBe(
    'ada@site.example',
  );
});
