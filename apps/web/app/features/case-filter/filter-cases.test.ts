import { expect, test } from 'vitest';
import type { Category } from '../../../content/categories.ts';
import { filterCases } from './filter-cases.ts';

const items: { key: string; categoryKeys: Category[] }[] = [
  { key: 'posters', categoryKeys: ['design', 'marketing'] },
  { key: 'flight', categoryKeys: ['aviation', 'maritime'] },
  { key: 'engine', categoryKeys: ['rendering', 'technicalArt'] },
  { key: 'levels', categoryKeys: ['gameDesign', 'design'] },
];
const listKeys = (...selection: Category[]) => filterCases(items, selection).map(({ key }) => key);

test('[CASES-04] one category shows the cases that have it', () => {
  expect(listKeys('design')).toEqual(['posters', 'levels']);
});

test('[CASES-04] several categories show the cases that have any of them, each once', () => {
  expect(listKeys('gameDesign', 'aviation', 'rendering')).toEqual(['flight', 'engine', 'levels']);
  expect(listKeys('aviation', 'maritime')).toEqual(['flight']);
});

test('no category shows every case', () => {
  expect(listKeys()).toEqual(items.map(({ key }) => key));
});
