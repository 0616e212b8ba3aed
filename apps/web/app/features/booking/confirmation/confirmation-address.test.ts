import { expect, test } from 'vitest';
import { findViewKey, toConfirmationFragment } from './confirmation-address.ts';

const viewKey = 'abcDEF-123_abcDEF-123_';

test('a confirmation is found again by its own address', () => {
  expect(findViewKey(toConfirmationFragment(viewKey))).toBe(viewKey);
});

test('other fragments name no confirmation', () => {
  expect(findViewKey('')).toBeUndefined();
  expect(findViewKey('main')).toBeUndefined();
  expect(findViewKey('booking=short')).toBeUndefined();
  expect(findViewKey(`booking=${viewKey}"><script>`)).toBeUndefined();
});
