import { expect, test } from 'vitest';
import { findMailName } from './find-mail-name.ts';

test.each([
  'Ada',
  'Ада Лавлейс',
  'J. R. R. Tolkien',
  'J.R. Ewing',
  'Seán O’Brien-Łuć',
  'Henry 8',
  'Анна-Марія',
  '李小龍',
])('[MAILBOOK-11] %s may stand in a mail to an address that is not verified', (name) =>
  expect(findMailName({ name, method: 'email' })).toBe(name),
);

test.each([
  'Win at https://evil.example',
  'ftp://evil',
  'WWW.evil',
  'Visit evil.com',
  'evil.рф now',
  'call 0900 555',
  'call 555 12 34',
  'call ٠٩٠٠',
  'ada@evil',
  'Ada\nPay now',
  'Ada\r\nBcc: eve',
  'Ada\u2028Pay',
  'Your account is closed and you have to call us back today',
])('[MAILBOOK-11] %j is no name for a mail to a stranger', (name) => {
  expect(findMailName({ name, method: 'email' })).toBeUndefined();
  expect(findMailName({ name, method: 'google' })).toBe(name);
});
