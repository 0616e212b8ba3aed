import '../../test/use-fixture-content.ts';
import { expect, test } from 'vitest';
import { articles } from '../../content/articles.ts';
import { loadArticlePage } from './load-article-page.server.ts';

const [published, unwritten] = articles;

test('an article with a body shows its text, title, date and tags and is open to search engines', () => {
  const page = loadArticlePage('ua', published);
  expect(page.text).toMatchObject({
    title: 'Шестерні',
    dateTime: '2025-06-26',
    dateLabel: expect.stringContaining('26 червня 2025'),
    tags: ['Шестерні', 'ШІ'],
    html: expect.stringContaining('<p>Людина.</p>'),
  });
  expect(page.meta.isHidden).toBe(false);
});

test('an article without a body is a placeholder titled by its slug, hidden from search engines', () => {
  const page = loadArticlePage('en', unwritten);
  expect(page.text).toBeUndefined();
  expect(page.placeholder.title).toBe('cams and levers');
  expect(page.meta.isHidden).toBe(true);
});

test('any other slug is a placeholder whose title the browser fills in', () => {
  const page = loadArticlePage('en');
  expect(page.text).toBeUndefined();
  expect(page.placeholder).toMatchObject({ isOpenEnded: true, title: '…' });
});
