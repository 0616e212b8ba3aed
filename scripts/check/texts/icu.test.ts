import { expect, test } from 'vitest';
import { parseIcu } from './icu.ts';

test('placeholders and tags are found, in plural forms too', () => {
  const shape = parseIcu(
    '<b>{name}</b>: {count, plural, =0 {none} one {# case of {company}} other {# cases}}',
  );
  expect([...shape.placeholders].sort()).toEqual(['company', 'count, plural', 'name']);
  expect([...shape.tags]).toEqual(['b']);
  expect(shape.plurals).toEqual([{ name: 'count', type: 'cardinal', categories: ['one', 'other'] }]);
});

test('a select carries its options and a style its text', () => {
  const shape = parseIcu('{kind, select, b {B} a {A} other {C}} {at, date, short}');
  expect([...shape.placeholders]).toEqual(['kind, select, a|b|other', 'at, date, short']);
});

test('an apostrophe is a letter unless syntax follows it', () => {
  expect([...parseIcu("We'll write to {email}, it''s '{quoted}'").placeholders]).toEqual(['email']);
});

test.each([
  ['{count, plural, one {#} other {#}', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  ['{count, plural, one {#}}', 'MISSING_OTHER_CLAUSE'],
  ['Hello {', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  ['Hello }', 'unmatched }'],
  ['{count}}', 'unmatched }'],
  ['<b>bold', 'UNCLOSED_TAG'],
  ['bold</b>', 'UNMATCHED_CLOSING_TAG'],
])('%s is refused', (text, reason) => {
  expect(() => parseIcu(text)).toThrow(reason);
});
