import { expect, test } from 'vitest';
import { formatListQuery, parseListQuery, toListHref } from './list-query.ts';

const parse = (query: string) => parseListQuery(new URLSearchParams(query));

test('an address without a query shows everything', () => {
  expect(parse('')).toEqual({ show: 'all' });
  expect(formatListQuery(parse(''))).toBe('');
});

test('a query is read back as it was written', () => {
  const query = '?show=waiting&kind=booking&lang=pl&q=caf%C3%A9+%26+co';
  expect(formatListQuery(parse(query))).toBe(query);
});

test('what makes no sense is left out, and the rest counts', () => {
  expect(parse('?show=everything&lang=pl&kind=both&before=x&utm_source=mail')).toEqual({
    show: 'all',
    lang: 'pl',
  });
  expect(parse(`?q=${'a'.repeat(101)}`)).toEqual({ show: 'all' });
});

test('another filter keeps the others and starts at the newest row', () => {
  const before = '2026-11-12T09:04:00.000Z,00000000-0000-4000-8000-000000000001';
  const query = parse(`?lang=pl&q=crm&before=${before}`);
  expect(query.before).toBe(before);
  expect(toListHref(query, { show: 'won' })).toBe('/desk?show=won&lang=pl&q=crm');
  expect(toListHref(query, { lang: undefined })).toBe('/desk?q=crm');
});
