import { expect, test } from 'vitest';
import { webAddressSchema } from './web-address.ts';

test.each(['https://meet.google.com/abc-defg-hij', 'http://localhost:4000/o?x=1#y', 'HTTPS://EXAMPLE.COM'])(
  'a browser may open %s',
  (text) => {
    expect(webAddressSchema.parse(text)).toBe(text);
  },
);

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  ' javascript:https://example.com',
  'meet.google.com',
  'https://',
  '//example.com',
  `https://example.com/${'a'.repeat(2048)}`,
  '',
])('“%s” is refused', (text) => {
  expect(webAddressSchema.safeParse(text).success).toBe(false);
});
