import { expect, test } from 'vitest';
import { toEntryPath, toScreen } from './to-screen.ts';

test.each([
  ['/desk', { name: 'inbox' }],
  ['/desk/', { name: 'inbox' }],
  ['/desk/week', { name: 'week' }],
  ['/desk/people/', { name: 'people' }],
  ['/desk/invitation', { name: 'invitation' }],
  ['/desk/entry/IN-7K2M9Q', { name: 'entry', id: 'IN-7K2M9Q' }],
  ['/desk/entry', { name: 'unknown' }],
  ['/desk/entry/a/b', { name: 'unknown' }],
  ['/desk/entry/%zz', { name: 'unknown' }],
  ['/desk/week/2026', { name: 'unknown' }],
  ['/desk/constructor', { name: 'unknown' }],
])('%s shows %o', (path, screen) => {
  expect(toScreen(path)).toEqual(screen);
});

test('the path of an entry leads to that entry, whatever its id is', () => {
  expect(toScreen(toEntryPath('a/b %'))).toEqual({ name: 'entry', id: 'a/b %' });
});
