import compileMessage from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { formatRichMessage } from './format-rich-message.ts';

const tags = { b: (content: unknown[]) => ({ bold: content.join('') }) };

test('a text with tags becomes its parts, in order', () => {
  const message = compileMessage(
    'Showing <b>{count, plural, one {# case} other {# cases}}</b> of <b>{what}</b>',
  );
  expect(formatRichMessage(message, 'en', { values: { count: 4, what: 'Design' }, tags })).toEqual([
    'Showing ',
    { bold: '4 cases' },
    ' of ',
    { bold: 'Design' },
  ]);
});

test('a tag inside a plural form takes the form of the language', () => {
  const message = compileMessage(
    '{count, plural, one {Показан <b># кейс</b>} few {Показаны <b># кейса</b>} many {Показано <b># кейсов</b>} other {Показано <b># кейса</b>}}',
  );
  expect(formatRichMessage(message, 'ru', { values: { count: 2 }, tags })).toEqual([
    'Показаны ',
    { bold: '2 кейса' },
  ]);
});

test('a text without tags is one part', () => {
  expect(formatRichMessage(compileMessage('Cases'), 'en', { values: {}, tags })).toEqual(['Cases']);
});
