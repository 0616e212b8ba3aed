import { expect, test } from 'vitest';
import { findManageAddress, toManageFragment } from './manage-address.ts';

const viewKey = 'abcDEF-123_abcDEF-123_';

test('each view of a booking is found again by its own address', () => {
  for (const view of ['view', 'move', 'cancel'] as const) {
    expect(findManageAddress(toManageFragment(viewKey, view))).toEqual({ viewKey, view });
  }
  expect(toManageFragment(viewKey, 'view')).toBe(viewKey);
});

test('an unknown view shows the booking; other fragments name none', () => {
  expect(findManageAddress(`${viewKey}/else`)).toEqual({ viewKey, view: 'view' });
  expect(findManageAddress('')).toBeUndefined();
  expect(findManageAddress('short/move')).toBeUndefined();
  expect(findManageAddress(`${viewKey}"><script>`)).toBeUndefined();
});
