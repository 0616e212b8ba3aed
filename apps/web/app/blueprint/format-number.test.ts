import { expect, test } from 'vitest';
import { formatContrast, formatNumber } from './format-number.ts';

test('numbers are written as the language of the page does', () => {
  const kilobytes = { style: 'unit', unit: 'kilobyte' } as const;
  expect(formatNumber('en', 87.44, 1, kilobytes)).toBe('87.4 kB');
  expect(formatNumber('uk', 87.44, 1, kilobytes)).toMatch(/^87,4\s\p{L}+$/u);
  expect(formatNumber('es', 0.0071, 3, { minimumFractionDigits: 3 })).toBe('0,007');
  expect(formatNumber('en', 0, 3, { minimumFractionDigits: 3 })).toBe('0.000');
});

test('what a browser does not say is no number', () => {
  expect(formatNumber('en', Number.NaN, 1)).toBe('');
  expect(formatContrast('en', Number.NaN, 4.5)).toBe('');
});

test('what needs no contrast has its ratio alone', () => {
  expect(formatContrast('es', 3.16, Number.NaN)).toBe('3,1 : 1');
});

test('a ratio just below what is asked for is not rounded up to it', () => {
  expect(formatContrast('en', 4.4999, 4.5)).toBe('4.4 : 1 < 4.5');
  expect(formatContrast('en', 4.5, 4.5)).toBe('4.5 : 1 ≥ 4.5');
  expect(formatContrast('pl', 21, 3)).toBe('21 : 1 ≥ 3');
});
