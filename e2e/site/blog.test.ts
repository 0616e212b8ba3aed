import { expect, test } from 'vitest';
import { languageCodes } from '@tt/contract/language/language';
import { articles } from '../../apps/web/content/articles.ts';
import { findLink, getBuiltPage, readBuiltFile } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { loadWords } from '../built/load-words.ts';
import { attributeOf, textOf } from '../built/parse-html.ts';

/** Where the script puts the title that it reads from the address. */
const titlePlace = '…';

for (const language of languageCodes) {
  const texts = loadMessages(language, 'blog');
  const list = () => getBuiltPage(`/${language}/blog`).main;

  test(`[BLOG-01] the list of ${language} has a title and a search box`, () => {
    expect(textOf(list().querySelector('h1'))).toBe(texts.heading);
    expect(list().querySelectorAll('input[type="search"]')).toHaveLength(1);
    expect(textOf(list())).toContain(texts.search.label);
  });

  test(`[BLOG-02] each article card of ${language} shows date, title, excerpt and tags`, () => {
    for (const { key, date } of articles) {
      const card = findLink(list(), `/${language}/blog/${key}`);
      const { title, excerpt, tags } = loadWords(language, 'articles', key);
      expect(attributeOf(card?.querySelector('time'), 'datetime')).toBe(date);
      expect(textOf(card?.querySelector('time'))).toContain(date.slice(0, 4));
      for (const text of [title, excerpt, ...tags]) expect(textOf(card)).toContain(text);
    }
  });

  test(`[TRUTH-10] the list and the feed of ${language} have the newest article first`, () => {
    const listed = list()
      .querySelectorAll('time')
      .map((time) => attributeOf(time, 'datetime'));
    const feed = readBuiltFile(`/${language}/feed.xml`);
    const published = [...feed.matchAll(/<published>([^<]+)/g)].map(([, day]) => day);
    for (const days of [listed, published].map((all) => [...new Set(all)])) {
      expect(days.length).toBeGreaterThan(1);
      expect(days).toEqual(days.toSorted().reverse());
    }
  });

  test(`[BLOG-07] below the list of ${language} are links to three areas`, () => {
    for (const key of ['marketing', 'martech', 'gamedev']) {
      expect(textOf(findLink(list(), `/${language}/expertise/${key}`))).toContain(texts.categories[key]);
    }
  });

  test(`[TRUTH-10] the area of each article of ${language} is among the services below the list`, () => {
    for (const { band } of articles.filter(({ isPublished }) => isPublished)) {
      const label = texts.categories[band] ?? loadWords(language, 'services', band).label;
      expect(textOf(findLink(list(), `/${language}/expertise/${band}`))).toContain(label);
    }
  });

  test(`[BLOG-08, BLOG-09] the pages of unwritten articles of ${language} show a title and what is to come`, () => {
    const template = getBuiltPage(`/${language}/blog/any--id`).main;
    expect(template.querySelector('h1')?.hasAttribute('data-slug-title')).toBe(true);
    expect(textOf(template.querySelector('h1'))).toBe(texts.article.unnamed);
    expect(textOf(template)).toContain(texts.article.learnMore);
    expect(textOf(template)).toContain(texts.article.comingSoon.replace('{title}', titlePlace));
    for (const { key } of articles.filter(({ isPublished }) => !isPublished)) {
      const { main } = getBuiltPage(`/${language}/blog/${key}`);
      const title = language === 'en' ? key.replaceAll('-', ' ') : loadWords(language, 'articles', key).title;
      expect(textOf(main.querySelector('h1'))).toBe(title);
      expect(textOf(main)).toContain(texts.article.learnMore);
      expect(textOf(main)).toContain(texts.article.comingSoon.replace('{title}', title));
    }
  });
}

test('[BLOG-09] the English texts of the blog match the specification', () => {
  const { main } = getBuiltPage('/en/blog/any--id');
  expect(textOf(main)).toContain(`Coming soon: Blog article ${titlePlace}`);
  const list = getBuiltPage('/en/blog').main;
  const areas = ['marketing', 'martech', 'gamedev'].map((key) => findLink(list, `/en/expertise/${key}`));
  expect(
    areas.map((area) =>
      textOf(area)
        .match(/[\w ]+$/)?.[0]
        .trim(),
    ),
  ).toEqual(['Marketing', 'MarTech', 'GameDev']);
});
