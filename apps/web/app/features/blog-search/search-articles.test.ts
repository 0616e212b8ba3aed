import { expect, test } from 'vitest';
import { searchArticles } from './search-articles.ts';

const articles = [
  { slug: 'workflows', title: 'Supercharge 3D workflows', tags: ['3D', 'Rendering'], excerpt: 'Render time' },
  {
    slug: 'marketing',
    title: 'AI in iGaming marketing',
    tags: ['Marketing', 'AI'],
    excerpt: 'What models do',
  },
  { slug: 'ukrainian', title: 'ШІ в маркетингу', tags: ['Їжа'], excerpt: '' },
];
const listSlugs = (text: string, tag = 'en') => searchArticles(articles, text, tag).map(({ slug }) => slug);

test('[BLOG-05] a part of the title finds the article', () => {
  expect(listSlugs('charge 3D work')).toEqual(['workflows']);
});

test('[BLOG-05] a part of a tag finds the article', () => {
  expect(listSlugs('nderin')).toEqual(['workflows']);
});

test('[BLOG-05] upper and lower case are the same, in any script', () => {
  expect(listSlugs('IGAMING')).toEqual(['marketing']);
  expect(listSlugs('rendering')).toEqual(['workflows']);
  expect(listSlugs('шІ В МАРК', 'uk')).toEqual(['ukrainian']);
});

test('a plain blank finds the hard one that typography asks for', () => {
  const polish = [{ title: 'AI w\u00a0marketingu', tags: [] }];
  expect(searchArticles(polish, 'ai w market', 'pl')).toEqual(polish);
});

test('letters are compared alike whether their accents are composed or not', () => {
  expect(listSlugs('ї'.normalize('NFD'), 'uk')).toEqual(['ukrainian']);
});

test('[BLOG-05] other words of an article do not count', () => {
  expect(listSlugs('time')).toEqual([]);
  expect(listSlugs('models')).toEqual([]);
});

test('words of two fields do not add up to a match', () => {
  expect(listSlugs('3D Rendering')).toEqual([]);
});

test('an empty text, or blanks alone, finds all articles', () => {
  expect(listSlugs('')).toHaveLength(3);
  expect(listSlugs('  ')).toHaveLength(3);
  expect(listSlugs(' igaming ')).toEqual(['marketing']);
});
