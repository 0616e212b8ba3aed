import { expect, test } from 'vitest';
import { isSingleKey } from './single-key.ts';

const press = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  defaultPrevented: false,
};
/** Something that has the focus: whether it is a field, and whether it is in a dialog. */
const focused = (isField: boolean, isInDialog = false) => ({
  matches: () => isField,
  closest: () => (isInDialog ? {} : null),
});

test('a key alone is for the desk', () => {
  expect(isSingleKey(press, null)).toBe(true);
  expect(isSingleKey(press, focused(false))).toBe(true);
});

test('while somebody types, letters are letters', () => {
  expect(isSingleKey(press, focused(true))).toBe(false);
});

test('under an open dialog nothing happens', () => {
  expect(isSingleKey(press, focused(false, true))).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'repeat', 'defaultPrevented'] as const)(
  'a key with %s is for somebody else',
  (name) => {
    expect(isSingleKey({ ...press, [name]: true }, null)).toBe(false);
  },
);
