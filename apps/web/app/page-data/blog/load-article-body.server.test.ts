import '../../../test/use-fixture-content.ts';
import { expect, test } from 'vitest';
import { loadArticleBody } from './load-article-body.server.ts';

test('the Markdown of an article becomes HTML, in the language of the page', () => {
  const { html } = loadArticleBody('en', 'gears');
  expect(html).toContain('<h2 id="gears">Gears</h2>');
  expect(html).toContain('<p>They <em>mesh</em> {tightly}.</p>');
  expect(html).toContain('<li><span>two</span></li>');
  expect(loadArticleBody('ua', 'gears').html).toContain('<p>Людина.</p>');
});

test('[LANG-04] a language without a text shows the English one', () => {
  expect(loadArticleBody('pl', 'gears').html).toContain('<h2 id="gears">');
  expect(loadArticleBody('es', 'gears').html).toContain('<h2 id="gears">');
});

test('a heading has the same ID in all languages, so that a fragment leads to the same place', () => {
  expect(loadArticleBody('ua', 'gears').html).toContain('<h2 id="gears">Хто вирішує</h2>');
});

test('an article without an English text fails the build with the path of its file', () => {
  expect(() => loadArticleBody('ua', 'cams-and-levers')).toThrow(
    'content/articles/cams-and-levers/words.en.md',
  );
});
