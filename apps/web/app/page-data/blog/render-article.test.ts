import { expect, test } from 'vitest';
import { renderArticle } from './render-article.ts';

test('the first paragraph opens the article, and no other', () => {
  const { html } = renderArticle('One.\n\nTwo.\n', 'en');
  expect(html).toBe('<p class="open">One.</p>\n<p>Two.</p>\n');
});

test('an article that begins with a heading has no opening paragraph', () => {
  expect(renderArticle('## One\n\nTwo.\n', 'en').html).not.toContain('class="open"');
});

test('a paragraph that begins with its only bold words is a row', () => {
  const { html } = renderArticle(
    'A.\n\n**Age.** It is 18.\n\n**Load:** a. **Trace:** b.\n\nSee **this**.\n\n**All**\n',
    'en',
  );
  expect(html).toContain('<p class="lead-in"><strong>Age.</strong> It is 18.</p>');
  expect(html.match(/lead-in/g)).toHaveLength(1);
});

test('headings of the second level have IDs in any script, each its own, and make the contents', () => {
  const { html, headings } = renderArticle('## Зміни & *ціна*\n\n### Три\n\n## Run\n\n## Run\n', 'ua');
  expect(headings).toEqual([
    { id: 'зміни-ціна', text: 'Зміни & ціна' },
    { id: 'run', text: 'Run' },
    { id: 'run-2', text: 'Run' },
  ]);
  expect(html).toContain('<h2 id="зміни-ціна">Зміни &amp; <em>ціна</em></h2>');
  expect(html).toContain('<h3>Три</h3>');
});

test('a heading that ends with a number takes no ID from another', () => {
  const { headings } = renderArticle('## Run 2\n\n## Run\n\n## Run\n', 'en');
  expect(headings.map(({ id }) => id)).toEqual(['run-2', 'run', 'run-3']);
});

test('a link to the site leads to the language of the page', () => {
  expect(renderArticle('[Case](/{lang}/cases/a) [Out](https://x.example/{lang}/)\n', 'pl').html).toContain(
    '<a href="/pl/cases/a">Case</a>',
  );
});

test('a table keeps its roles, and each cell names its column', () => {
  const { html } = renderArticle('| Task | A "B" & C |\n|---|---|\n| Bids | *Move* |\n', 'en');
  expect(html).toContain('<div class="tbl"><table role="table"><thead role="rowgroup"><tr role="row">');
  expect(html).toContain('<th role="rowheader" scope="row">Bids</th>');
  expect(html).toContain(
    '<td role="cell" data-label="A &quot;B&quot; &amp; C"><span><em>Move</em></span></td>',
  );
});

test('the items of a list hold one element', () => {
  expect(renderArticle('- one\n- two *2*\n', 'en').html).toContain('<li><span>two <em>2</em></span></li>');
});

test('words are counted in any script, without the signs of the markup', () => {
  expect(renderArticle('## Два слова\n\n| a | b |\n|---|---|\n| c’d | — |\n', 'ua').words).toBe(5);
});

test('[DRAFT-03] HTML in an article is shown as text, so that no writer can run a script on the site', () => {
  const { html } = renderArticle('One <b>two</b>.\n\n<script>alert(1)</script>\n', 'en');
  expect(html).not.toMatch(/<(?:b|script)\b/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('[DRAFT-03] HTML in the heading of a column adds no attribute to its cells', () => {
  const { html } = renderArticle(`| A | B <i title='" onclick="x'> |\n|---|---|\n| 1 | 2 |\n`, 'en');
  expect(html).toContain('data-label="B &lt;i title=&#39;&quot; onclick=&quot;x&#39;&gt;"');
});

test.each([
  '[a](javascript:x)',
  '[a](&#106;avascript:x)',
  '<javascript:x>',
  '[a](data:text/html,x)',
  '[a](//other.example)',
  '![a](data:image/png,x)',
  '![a](https://other.example/a.png)',
])('[DRAFT-03] %s in an article is shown as it was written', (text) => {
  expect(renderArticle(`One.\n\n${text}\n`, 'en').html).not.toMatch(/<a|<img/);
});

test.each(['https://other.example/', 'mailto:a@b.example', '/en/cases', '#two'])(
  'a link of an article leads to %s',
  (href) => expect(renderArticle(`[a](${href})\n`, 'en').html).toContain(`<a href="${href}">a</a>`),
);
