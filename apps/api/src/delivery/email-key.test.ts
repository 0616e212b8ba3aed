import { expect, test } from 'vitest';
import { toEmailKey } from './email-key.ts';

test.each([
  ['Ada@Site.example', 'ada@site.example'],
  ['ada+loom@site.example', 'ada@site.example'],
  ['a.d.a@site.example', 'a.d.a@site.example'],
  ['A.d.a+x@Gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['ada@büro.example', 'ada@xn--bro-hoa.example'],
])('%s is counted as %s', (address, key) => {
  expect(toEmailKey(address)).toBe(key);
});
