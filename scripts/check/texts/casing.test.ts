import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadProject, toProject } from '../project.ts';
import { checkCasing } from './casing.ts';

const list = (texts: Record<string, object>, allowed: Parameters<typeof checkCasing>[1] = []) => {
  const files = Object.entries(texts).map(([path, content]) => [path, JSON.stringify(content)]);
  return checkCasing(toProject(Object.fromEntries(files)), allowed).problems.map(({ message }) => message);
};

const home = 'apps/web/messages/en/home.json';
const common = 'apps/web/messages/en/common.json';

test('a label in two casings is named with the casing that most texts have', () => {
  const labels = { book: 'Book Consultation', submit: 'Book Consultation' };
  expect(list({ [home]: { book: 'Book consultation' }, [common]: labels })).toEqual([
    'home.book is “Book consultation”, but common.book is “Book Consultation”: give one label one casing',
  ]);
});

test('what ends a text and a space that doesn’t break make no other label', () => {
  expect(list({ [home]: { title: 'Coming\u00a0soon:', note: 'Coming Soon' } })).toHaveLength(1);
});

test('equal texts, other words and other languages are no problem', () => {
  const spanish = 'apps/web/messages/es/home.json';
  expect(
    list({ [home]: { a: 'Contact', b: 'Contact', c: 'Contacts' }, [spanish]: { a: 'CONTACT' } }),
  ).toEqual([]);
});

test('an exception allows small letters, and is named once no text needs it', () => {
  const allowed = [{ keys: /^home\.inText\./, reason: 'inside a sentence' }];
  expect(list({ [home]: { now: 'Now', inText: { now: 'now' } } }, allowed)).toEqual([]);
  expect(list({ [home]: { now: 'Now' } }, allowed)).toEqual([
    'no text needs the exception /^home\\.inText\\./: remove it',
  ]);
});

test('each label of the site has one casing in each language', () => {
  expect(checkCasing(loadProject(join(import.meta.dirname, '../../..'))).problems).toEqual([]);
});
