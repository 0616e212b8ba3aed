import { expect, test } from 'vitest';
import { mergePrefill } from './contact-draft.ts';

test('a wish opens the description and keeps what was typed', () => {
  expect(mergePrefill('', 'Monday', undefined)).toBe('Monday');
  expect(mergePrefill('About 5G', 'Monday', undefined)).toBe('Monday\n\nAbout 5G');
});

test('a newer wish takes the place of the previous one', () => {
  expect(mergePrefill('Monday\nand a line', 'Tuesday', 'Monday')).toBe('Tuesday\nand a line');
  expect(mergePrefill('Mon, rewritten', 'Tuesday', 'Monday')).toBe('Tuesday\n\nMon, rewritten');
});
