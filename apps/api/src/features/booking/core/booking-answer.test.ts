import { expect, test } from 'vitest';
import { maskEmail } from './booking-answer.ts';

test.each([
  ['ada@site.example', 'a•••@site.example'],
  ['a@site.example', 'a•••@site.example'],
  ['😀da@site.example', '😀•••@site.example'],
])('%s is shown as %s', (address, shown) => {
  expect(maskEmail(address)).toBe(shown);
});
