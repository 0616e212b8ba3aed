import { expect, test } from 'vitest';
import { type Article, articles } from '../../content/articles.ts';
import { loadArticlePage } from './load-article-page.server.ts';

function getArticle(slug: string): Article {
  const article = articles.find((entry) => entry.slug === slug);
  if (!article) throw new Error(`No article has the slug ${slug}`);
  return article;
}

const unwritten = getArticle('ai-in-igaming-marketing');
const written: Article = { ...unwritten, body: true };
const files = { '../../content/articles/ai-in-igaming-marketing/ua.md': '## Хто вирішує\n\nЛюдина.\n' };

test('an article with a body shows its text, title, date and tags and is open to search engines', () => {
  const page = loadArticlePage('ua', written, files);
  expect(page.text).toMatchObject({
    title: 'ШІ в маркетингу iGaming',
    dateTime: '2025-06-26',
    dateLabel: expect.stringContaining('26 червня 2025'),
    tags: ['Маркетинг', 'ШІ'],
    html: expect.stringContaining('<p>Людина.</p>'),
  });
  expect(page.meta.isHidden).toBe(false);
});

test('an article without a body is a placeholder titled by its slug, hidden from search engines', () => {
  const page = loadArticlePage('en', unwritten);
  expect(page.text).toBeUndefined();
  expect(page.placeholder.title).toBe('ai in igaming marketing');
  expect(page.meta.isHidden).toBe(true);
});

test('any other slug is a placeholder whose title the browser fills in', () => {
  const page = loadArticlePage('en');
  expect(page.text).toBeUndefined();
  expect(page.placeholder).toMatchObject({ isOpenEnded: true, title: '…' });
});
