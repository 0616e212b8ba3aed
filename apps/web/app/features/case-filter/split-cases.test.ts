import { expect, test } from 'vitest';
import type { CaseItem } from './case-item.ts';
import { splitCases } from './split-cases.ts';

const listCases = (count: number): CaseItem[] =>
  Array.from({ length: count }, (_, place) => ({
    key: `case-${place}`,
    band: 'design',
    emoji: '🌱',
    title: `Case ${place}`,
    description: 'Gears mesh.',
    path: `/en/cases/case-${place}`,
    drawing: 'case-gears',
    linkLabel: 'Learn more',
    categories: ['Design'],
    categoryKeys: ['design'],
    results: [],
  }));

test('a short list has cards only', () => {
  const { items, rows } = splitCases(listCases(60));
  expect(items).toHaveLength(60);
  expect(rows).toEqual([]);
});

test('a long list ends in rows, which have what a link and the filter need', () => {
  const { items, rows } = splitCases(listCases(1_000));
  expect(items.length + rows.length).toBe(1_000);
  expect(rows[0]).toEqual({
    key: 'case-60',
    title: 'Case 60',
    path: '/en/cases/case-60',
    categoryKeys: ['design'],
  });
});
