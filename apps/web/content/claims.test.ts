import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languageCodes } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import { claims, forbiddenClaims, names } from '../test/claims.ts';
import { articles } from './articles.ts';
import { cases } from './cases.ts';
import { products } from './products.ts';
import { services } from './services.ts';

const root = join(import.meta.dirname, '..');
const figures = [...services, ...cases, ...products, ...articles].flatMap(({ figures: given }) =>
  given.map(({ value }) => value),
);

const percentage =
  /(\d+(?:[.,]\d+)?)[\s\u00a0\u202f]?(?:%|percent|per cent|відсот|процент|procent|por ciento)/gi;

/** The texts that the company writes. People have fields of their own, elsewhere, and so has a quote. */
const listTexts = (language: LanguageCode) =>
  globSync([`messages/${language}/*.json`, `content/*/*/words.${language}.{json,md}`], { cwd: root }).map(
    (file) => ({
      file,
      text: withoutQuote(file, readFileSync(join(root, file), 'utf8')),
    }),
  );

/** The check of content asks for the permission of a quote. */
const withoutQuote = (file: string, text: string) =>
  /^content\/cases\/.*\.json$/.test(file)
    ? JSON.stringify({ ...JSON.parse(text), quote: undefined }, null, 2)
    : text;

/** The running text of an article may speak of the certificates and reviews of others. */
const withoutArticle = (text: string) => text.replace(/^(---\n.*?\n---\n).*$/s, '$1');

function listClaims(language: LanguageCode, { file, text }: { file: string; text: string }): string[] {
  return [claims[language]?.exec(withoutArticle(text)), names.exec(text)].flatMap((match) =>
    match ? [`${file}: ${match[0]}`] : [],
  );
}

for (const language of languageCodes) {
  test(`[MISC-10] no text of ${language} names an award, a testimonial, a certificate, a person or a client`, () => {
    expect(listTexts(language).length).toBeGreaterThan(5);
    expect(listTexts(language).flatMap((text) => listClaims(language, text))).toEqual([]);
  });

  test(`[MISC-10] the only percentages of ${language} are figures that the company has given`, () => {
    const found = listTexts(language).flatMap(({ text }) =>
      [...text.matchAll(percentage)].map(([, number = '']) => number.replace(',', '.')),
    );
    expect(found.filter((number) => !figures.includes(number))).toEqual([]);
  });
}

test.each(Object.entries(forbiddenClaims))('the pattern of %s finds a claim', (language, sentence) => {
  expect(sentence).toMatch(claims[language as LanguageCode] ?? /^$/);
});

test('a name below a quotation, a title and a legal form count as named people and clients', () => {
  for (const text of ['“Superb work.” — Ada Lovelace', 'Ada, CEO', 'Acme Ltd', 'ТОВ «Двигун»']) {
    expect(text).toMatch(names);
  }
});

test('[MISC-10] the quote of a case may name people and clients, and its running text may not', () => {
  const file = 'content/cases/test/words.en.json';
  // Made up: nobody said this.
  const quote = { text: 'Trusted by 40 customers.', role: 'CEO, Test Client Ltd' };
  const claim = (words: object) =>
    listClaims('en', { file, text: withoutQuote(file, JSON.stringify(words)) }).length;
  expect(claim({ lead: 'We built it.', quote })).toBe(0);
  expect(claim({ lead: quote.text, quote })).toBe(1);
  expect(claim({ lead: quote.role, quote })).toBe(1);
});
