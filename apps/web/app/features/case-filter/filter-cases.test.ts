import { expect, test } from 'vitest';
import { cases } from '../../../content/cases.ts';
import type { Category } from '../../../content/categories.ts';
import { filterCases } from './filter-cases.ts';

const items = cases.map(({ key, categories }) => ({ key, categoryKeys: categories }));
const listKeys = (...selection: Category[]) => filterCases(items, selection).map(({ key }) => key);

test('[CASES-04] one category shows the cases that have it', () => {
  expect(listKeys('design')).toEqual(['igaming-designs', 'custom-skins-models']);
});

test('[CASES-04] several categories show the cases that have any of them, each once', () => {
  expect(listKeys('gameDevelopment', 'aviation', 'rendering')).toEqual([
    'aviation-maritime',
    'teeth-volumetric',
    'linux-3d-stack',
    'unreal-porting',
  ]);
  expect(listKeys('aviation', 'maritime')).toEqual(['aviation-maritime']);
});

test('no category shows every case', () => {
  expect(listKeys()).toEqual(cases.map(({ key }) => key));
});
