import '../../../test/use-fixture-content.ts';
import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { articles } from '../../../content/articles.ts';
import { loadArticlePage } from './load-article-page.server.ts';

const [unwritten, published] = articles;

test('[ART-01] an article with a text shows it, with title, date, time to read and tags, open to search engines', () => {
  const page = loadArticlePage('ua', published);
  if (page.kind !== 'article') throw new Error('It is a placeholder');
  expect(page.head).toMatchObject({
    title: 'Шестерні',
    dateTime: '2025-06-26',
    dateLabel: expect.stringContaining('26 червня 2025'),
    readingTime: '1\u00a0хв читання',
    tags: ['Шестерні', 'ШІ'],
  });
  expect(page.text.html).toContain('Людина.</p>');
  expect(page.meta).not.toHaveProperty('isHidden');
  expect(page.meta.structuredData[0]).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2025-06-26',
    inLanguage: 'uk',
  });
});

test('[TRUTH-10] articles are listed newest first, whatever their order', () => {
  expect(articles.map(({ key, date, order }) => `${key} ${date} ${order}`)).toEqual([
    'cams-and-levers 2025-07-01 20',
    'gears 2025-06-26 10',
  ]);
});

test('an article that is alone has no next one', () => {
  expect(loadArticlePage('en', published)).toMatchObject({ next: undefined });
});

test('[ART-01] an article without a text is a placeholder, titled by its slug in English, hidden from search engines', () => {
  const page = loadArticlePage('en', unwritten);
  if (page.kind !== 'placeholder') throw new Error('It has a text');
  expect(page.placeholder.title).toBe('cams and levers');
  expect(page.meta.isHidden).toBe(true);
});

test('in another language a placeholder is titled by its title, because a slug is English', () => {
  expect(loadArticlePage('ua', unwritten)).not.toMatchObject({ placeholder: { title: 'cams and levers' } });
});

test('any other slug is a placeholder whose title the browser fills in, and which has a name without script', () => {
  expect(loadArticlePage('en')).toMatchObject({
    meta: { title: `Blog article | ${siteSettings.company.name}` },
    placeholder: { isOpenEnded: true, title: 'Blog article' },
  });
});
