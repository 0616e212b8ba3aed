import { expect, test } from 'vitest';
import { toHands } from './dial.ts';

test.each([
  ['11:00', 11 * 60, { hour: 330, minute: 0 }],
  ['17:30', 17 * 60 + 30, { hour: 165, minute: 180 }],
  ['00:15', 15, { hour: 7.5, minute: 90 }],
])('%s looks as on a clock of twelve hours', (_, minutes, hands) => {
  expect(toHands(minutes)).toEqual(hands);
});
