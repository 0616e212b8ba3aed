import '../../../test/use-fixture-content.ts';
import { expect, test } from 'vitest';
import { loadArticleBySlug } from './load-article-by-slug.server.ts';

test.each([undefined, '', '-', '---', ' ', '- -'])(
  '[ERR-24] a blog article whose slug is %j shows the not-found text',
  (slug) => {
    const page = loadArticleBySlug('en', slug);
    expect(page).toMatchObject({ kind: 'not-found', panel: { title: 'Article not found' } });
  },
);

test('[BLOG-08] the title of an article page is its slug with hyphens turned into spaces', () => {
  const page = loadArticleBySlug('en', 'cams-and-levers');
  expect(page).toMatchObject({ kind: 'placeholder', placeholder: { title: 'cams and levers' } });
});
