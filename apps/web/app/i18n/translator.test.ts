import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';
import { createTranslator } from './translator.ts';

const tables = {
  en: {
    home: {
      title: 'Home of {company}',
      only: 'English only',
      cases: '{count, plural, one {# case} other {# cases}}',
      list: [{ lead: 'Write to {email}' }],
    },
  },
  ua: {
    home: {
      title: 'Дім {company}',
      cases: '{count, plural, one {# кейс} few {# кейси} many {# кейсів} other {# кейсу}}',
      list: [{ lead: 'Пишіть на {email}' }],
    },
  },
};
type Messages = (typeof tables)['en'];

function getTranslator(language: 'en' | 'ua') {
  return createTranslator<Messages>({
    language,
    loadMessages: (code) => tables[code as 'en' | 'ua'],
    values: { company: 'T&T', email: 'a@b.example' },
  });
}

test('a text is formatted with the values that every text knows', () => {
  expect(getTranslator('ua')('home.title')).toBe('Дім T&T');
});

test('[LANG-04] a text missing in a language falls back to English', () => {
  expect(getTranslator('ua')('home.only')).toBe('English only');
});

test('[LANG-05] a text missing in English too falls back to its key', () => {
  // @ts-expect-error the key is not one of the English keys
  expect(getTranslator('ua')('home.nowhere')).toBe('home.nowhere');
});

test('[LANG-08] Ukrainian counts take the plural forms of uk', () => {
  const t = getTranslator('ua');
  expect([1, 2, 5].map((count) => t('home.cases', { count }))).toEqual(['1 кейс', '2 кейси', '5 кейсів']);
});

test('a compiled text is formatted in the browser like at build time', () => {
  const compiled = getTranslator('ua').compile('home.cases');
  expect([1, 2, 5].map((count) => formatMessage(compiled, 'uk', { count }))).toEqual([
    '1 кейс',
    '2 кейси',
    '5 кейсів',
  ]);
});

test('a tree keeps its shape and formats every text', () => {
  expect(getTranslator('ua').tree('home.list')).toEqual([{ lead: 'Пишіть на a@b.example' }]);
});

test('a tree compiles the texts that it is told to', () => {
  const { title, cases } = getTranslator('ua').tree('home', ['cases']);
  expect([title, formatMessage(cases, 'uk', { count: 2 })]).toEqual(['Дім T&T', '2 кейси']);
});

test('a text that lacks a value fails the build with its key', () => {
  expect(() => getTranslator('en')('home.cases')).toThrow(/home\.cases/);
});

test('a text with broken syntax fails the build with its key', () => {
  const t = createTranslator<Messages>({
    language: 'en',
    loadMessages: () => ({ home: { title: 'Home of {company' } }),
    values: { company: 'T&T' },
  });
  expect(() => t('home.title')).toThrow(/home\.title/);
});
