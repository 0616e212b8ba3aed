import { expect, test } from 'vitest';
import { formatCategoryQuery, parseCategoryQuery } from './category-query.ts';

test('a query without categories selects none', () => {
  expect(parseCategoryQuery('')).toEqual([]);
  expect(parseCategoryQuery('?q=design')).toEqual([]);
});

test('selected categories come in the order of the filter row, each once', () => {
  expect(parseCategoryQuery('?category=technicalArt&category=design&category=design')).toEqual([
    'design',
    'technicalArt',
  ]);
});

test('values that are no category are ignored', () => {
  expect(parseCategoryQuery('?category=Design&category=&category=toString&category=fiveg')).toEqual([
    'fiveg',
  ]);
});

test('a written selection is read back', () => {
  const query = formatCategoryQuery('', ['rendering', 'marketing']);
  expect(query).toBe('?category=marketing&category=rendering');
  expect(parseCategoryQuery(query)).toEqual(['marketing', 'rendering']);
});

test('an empty selection leaves no trace in the address', () => {
  expect(formatCategoryQuery('?category=design', [])).toBe('');
});

test('other parameters stay as they are', () => {
  expect(formatCategoryQuery('?utm_source=mail&category=design', ['fiveg'])).toBe(
    '?utm_source=mail&category=fiveg',
  );
});
