import { expect, test } from 'vitest';
import { toFailureKey } from './failure-key.ts';

test.each([
  ['offline', 'desk.errors.offline'],
  ['network', 'desk.errors.offline'],
  ['invalid_key', 'desk.errors.signedOut'],
  ['rate_limited', 'desk.errors.rateLimited'],
  ['not_found', 'desk.errors.notFound'],
  ['already_enrolled', 'desk.errors.alreadyEnrolled'],
  ['timeout', 'desk.errors.server'],
  ['unavailable', 'desk.errors.server'],
  ['wrong_origin', 'desk.errors.server'],
] as const)('%s is said by %s', (code, key) => {
  expect(toFailureKey(code)).toBe(key);
});
