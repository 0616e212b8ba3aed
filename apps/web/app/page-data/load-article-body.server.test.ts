import { expect, test } from 'vitest';
import { loadArticleBody } from './load-article-body.server.ts';

const files = {
  '../../content/articles/gears/en.md': '## Gears\n\nThey *mesh*.\n\n- one\n- two\n',
  '../../content/articles/gears/ua.md': '## Шестерні\n',
};

test('the Markdown of an article becomes HTML, in the language of the page', () => {
  const html = loadArticleBody('en', 'gears', files);
  expect(html).toContain('<h2>Gears</h2>');
  expect(html).toContain('<p>They <em>mesh</em>.</p>');
  expect(html).toContain('<li>two</li>');
  expect(loadArticleBody('ua', 'gears', files)).toContain('<h2>Шестерні</h2>');
});

test('a language without a text fails the build with the path of the missing file', () => {
  expect(() => loadArticleBody('pl', 'gears', files)).toThrow('content/articles/gears/pl.md');
});
