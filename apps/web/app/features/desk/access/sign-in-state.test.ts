import { expect, test } from 'vitest';
import { toSignInState } from './sign-in-state.ts';

test.each([
  ['done', true, 'ready'],
  ['closed', true, 'failed'],
  ['closed', false, 'none'],
  ['invalid_key', true, 'none'],
  ['not_found', false, 'none'],
  ['unsupported', false, 'unsupported'],
  ['offline', true, 'offline'],
  ['rate_limited', false, 'rate_limited'],
] as const)('after %s on a device that is known: %s, the door says %s', (outcome, isKnown, state) => {
  expect(toSignInState(outcome, isKnown)).toBe(state);
});
