import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import { accessibilityUpdatedOn } from '../content/accessibility.ts';
import { articles } from '../content/articles.ts';
import { cases } from '../content/cases.ts';
import { findLastChanged, updateRecord } from './last-changed.ts';

const path = `/pl/cases/${cases.find(({ comingSoon }) => !comingSoon)?.key}`;
const before = updateRecord('2026-01-01', {});

test('a page that has not changed keeps the day of its last change', () => {
  expect(findLastChanged(path, before)).toBe('2026-01-01');
  expect(updateRecord('2026-02-02', before)).toEqual(before);
});

test('a page that has changed since the record was written has no day until the record is updated', () => {
  const changed = { ...before, [path]: '2026-01-01 anotherHash' };
  expect(findLastChanged(path, changed)).toBeUndefined();
  expect(findLastChanged(path, {})).toBeUndefined();
  const updated = updateRecord('2026-02-02', changed);
  expect(findLastChanged(path, updated)).toBe('2026-02-02');
  expect({ ...updated, [path]: before[path] }).toEqual(before);
});

test('a published article has a day in each language', () => {
  const key = articles.find(({ isPublished }) => isPublished)?.key;
  const days = languageCodes.map((code) => findLastChanged(`/${code}/blog/${key}`, before));
  expect(days).toEqual(languageCodes.map(() => '2026-01-01'));
});

test('policy and statement have the day that they show', () => {
  expect(findLastChanged('/en/accessibility', {})).toBe(accessibilityUpdatedOn);
  expect(findLastChanged('/privacy-policy', {})).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('no day is known for pages that are made of many texts', () => {
  for (const list of ['/en', '/en/cases', '/en/contact']) {
    expect(findLastChanged(list, before), list).toBeUndefined();
  }
  expect(Object.keys(before).filter((each) => !each.slice(4).includes('/'))).toEqual([]);
});
