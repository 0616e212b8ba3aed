import { expect, test } from 'vitest';
import { formatSearchQuery, parseSearchQuery } from './search-query.ts';

test('a query without a search text searches for nothing', () => {
  expect(parseSearchQuery('')).toBe('');
  expect(parseSearchQuery('?category=design')).toBe('');
});

test.each(['3D', 'ШІ & ML', 'a+b=c', '100 %', 'two words '])(
  'the text %j is read back as it was typed',
  (text) => {
    expect(parseSearchQuery(formatSearchQuery('', text))).toBe(text);
  },
);

test('an empty text leaves no trace in the address', () => {
  expect(formatSearchQuery('?q=old', '')).toBe('');
});

test('other parameters stay as they are', () => {
  expect(formatSearchQuery('?utm_source=mail&q=old', 'new')).toBe('?utm_source=mail&q=new');
});
