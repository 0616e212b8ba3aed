import type { LanguageCode } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import { getBuiltPage } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { attributeOf, textOf } from '../built/parse-html.ts';

const policy = () => textOf(getBuiltPage('/privacy-policy').main);

test('[PRIV-01] the policy stores data for up to 6 years', () =>
  expect(policy()).toMatch(/store personal data for up to 6 years/));

test('[PRIV-02] the policy keeps data at most 60 days after account deletion', () =>
  expect(policy()).toMatch(/at most 60 days after account deletion/));

test('[PRIV-03] the policy answers requests within one month', () =>
  expect(policy()).toMatch(/answer within one month/));

test('[PRIV-04] the policy covers children under 13', () => expect(policy()).toMatch(/children under 13/));

test('[PRIV-05] the policy is governed by Polish law', () =>
  expect(policy()).toMatch(/governed by Polish law/));

test('[PRIV-06] the policy says that personal data is not sold', () =>
  expect(policy()).toMatch(/do not sell personal data/));

test('[PRIV-07] the policy says that tracking pixels and analytics are used', () =>
  expect(policy()).toMatch(/use analytics and tracking pixels/));

test('[PRIV-08] the policy is dated, in words', () => expect(policy()).toMatch(/Updated June 27, 2025/));

test('[PRIV-14] the policy shows when its text last changed', () => {
  const time = getBuiltPage('/privacy-policy').main.querySelector('time');
  expect(attributeOf(time, 'datetime')).toBe(loadMessages('en', 'privacy').amendedDate);
  expect(textOf(time)).toMatch(/last changed [A-Z][a-z]+ \d+, \d{4}\.$/);
});

test('the policy is laid out as the accessibility statement is, and nothing in it looks like a link that is none', () => {
  const { main } = getBuiltPage('/privacy-policy');
  expect(main.querySelectorAll('.doc > div > .text > h2').length).toBeGreaterThan(8);
  expect(main.querySelectorAll('.vlist')).toHaveLength(0);
});

test('[PRIV-09] the policy is in English', () => {
  const { document } = getBuiltPage('/privacy-policy');
  expect(attributeOf(document.querySelector('html'), 'lang')).toBe('en');
  expect(policy()).not.toMatch(/[^\p{ASCII}“”’–©…·]/u);
  expect(policy().match(/\b(?:the|and|we|your|data)\b/gi)?.length).toBeGreaterThan(100);
});

const inEnglish: Partial<Record<LanguageCode, string>> = {
  ua: 'англійською',
  pl: 'po angielsku',
  ru: 'на английском',
  es: 'en inglés',
};

for (const [language, words] of Object.entries(inEnglish)) {
  test(`[PRIV-09] the links of ${language} to the policy say that it is in English`, () => {
    // The booking page also has a form for the time without its script.
    for (const [page, count] of [
      ['', 1],
      ['/contact', 2],
      ['/booking', 3],
    ] as const) {
      const { document, main } = getBuiltPage(`/${language}${page}`);
      const links = [main, document.querySelector('footer')]
        .flatMap((part) => part?.querySelectorAll('a[href="/privacy-policy"]') ?? [])
        .map((link) => textOf(link).replaceAll('\u00a0', ' '));
      expect(links.length, page).toBe(count);
      expect(links.filter((text) => !text.includes(`(${words})`))).toEqual([]);
    }
  });
}
