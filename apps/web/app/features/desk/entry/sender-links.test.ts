import { expect, test } from 'vitest';
import { findOwnPage, listSenderLinks } from './sender-links.ts';

test('what is an address on the web becomes a link, and the rest stays text', () => {
  expect(listSenderLinks('company-a.example/team, @company_a https://Other.example/?a=1')).toEqual([
    { text: 'company-a.example/team', href: 'https://company-a.example/team' },
    { text: '@company_a' },
    { text: 'https://Other.example/?a=1', href: 'https://Other.example/?a=1' },
  ]);
});

test.each([
  'javascript:alert(1)',
  'JavaScript://site.example/%0aalert(1)',
  'data:text/html,x',
  'ftp://files.example',
  'mailto:a@b.example',
  'https://',
  'a@b.example',
  '3.14',
])('%s becomes no link', (text) => {
  expect(listSenderLinks(text)).toEqual(text.split(/,/).map((part) => ({ text: part })));
});

test('a page before leads to our own site or nowhere', () => {
  const origin = 'https://site.example';
  expect(findOwnPage('/es/services/3d-rendering', origin)).toBe('/es/services/3d-rendering');
  expect(findOwnPage('//evil.example/x', origin)).toBeUndefined();
  expect(findOwnPage('/\\evil.example', origin)).toBeUndefined();
  expect(findOwnPage('/.//evil.example', origin)).toBeUndefined();
  expect(findOwnPage('/en/..//evil.example', origin)).toBeUndefined();
  expect(findOwnPage('evil', origin)).toBeUndefined();
});
