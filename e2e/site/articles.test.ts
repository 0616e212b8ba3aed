import { expect, test } from 'vitest';
import { getLanguage, languageCodes } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { articles } from '../../apps/web/content/articles.ts';
import { getBuiltPage, listBuiltPaths } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { loadWords } from '../built/load-words.ts';
import { attributeOf, textOf } from '../built/parse-html.ts';
import { fetchSite } from './fetch-site.ts';

const { origin } = siteSettings;
const published = articles.filter(({ isPublished }) => isPublished);

interface FeedEntry {
  id: string;
  title: unknown;
  updated: string;
  published: string;
  link: { '@href': string };
  summary: unknown;
  content: { '#text': string; '@type': string };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'entry' || name === 'link',
});

test('[ART-01] both articles have a text', () => {
  expect(published.length).toBeGreaterThanOrEqual(2);
});

for (const language of languageCodes) {
  const { article: texts } = loadMessages(language, 'blog');

  for (const { key, date } of published) {
    const path = `/${language}/blog/${key}`;

    test(`[ART-01] ${path} is a text to read: title, date, time, contents, links in its language, what to read next`, () => {
      const { main, html } = getBuiltPage(path);
      const words = loadWords(language, 'articles', key);
      expect(textOf(main.querySelector('h1'))).toBe(words.title);
      expect(attributeOf(main.querySelector('time'), 'datetime')).toBe(date);
      const times = [5, 6, 7, 8, 9].map((minutes) => texts.readingTime.replace('{minutes}', minutes));
      const details = textOf(main.querySelector('.post-meta'));
      expect(times.filter((time) => details.includes(time))).toHaveLength(1);
      expect(textOf(main)).not.toContain(texts.comingSoon.split('{')[0]);

      const headings = main.querySelectorAll('.text > h2');
      expect(headings.length).toBeGreaterThan(3);
      for (const contents of main.querySelectorAll('.toc')) {
        expect(
          contents.querySelectorAll('a').map((link) => [attributeOf(link, 'href'), textOf(link)]),
        ).toEqual(headings.map((heading) => [`#${attributeOf(heading, 'id')}`, textOf(heading)]));
      }
      expect(main.querySelectorAll('.toc')).toHaveLength(2);

      const links = main.querySelectorAll('.text a').map((link) => attributeOf(link, 'href'));
      expect(links.length).toBeGreaterThan(0);
      for (const href of links) expect(listBuiltPaths()).toContain(href);
      expect(html).not.toContain('{lang}');

      const cells = main.querySelectorAll('.tbl td');
      expect(cells.length).toBeGreaterThan(5);
      expect(cells.every((cell) => attributeOf(cell, 'data-label') !== '')).toBe(true);

      const next = main.querySelector('.next');
      expect(published.map((other) => `/${language}/blog/${other.key}`)).toContain(attributeOf(next, 'href'));
      expect(attributeOf(next, 'href')).not.toBe(path);

      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
        .map(([, json = '']) => JSON.parse(json))
        .find((each) => each['@type'] === 'BlogPosting');
      expect(data).toMatchObject({
        headline: words.meta.title,
        datePublished: date,
        inLanguage: getLanguage(language).tag,
        url: origin + path,
      });
      expect(html).toContain('<meta property="og:type" content="article"/>');
      expect(html).not.toContain('noindex');
    });
  }

  test(`[ART-02] the feed of ${language} is valid Atom with the text of each article`, async () => {
    const response = await fetchSite(`/${language}/feed.xml`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/atom\+xml/);
    const xml = await response.text();
    expect(XMLValidator.validate(xml)).toBe(true);
    const { feed } = parser.parse(xml);
    expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    for (const required of ['id', 'title', 'updated']) expect(feed[required], required).toBeTruthy();
    expect(feed.author.name).toBeTruthy();
    const self = feed.link.find((link: Record<string, string>) => link['@rel'] === 'self');
    expect(self['@href']).toBe(`${origin}/${language}/feed.xml`);

    const entries: FeedEntry[] = feed.entry;
    expect(entries.map(({ id }) => id).sort()).toEqual(
      published.map(({ key }) => `${origin}/${language}/blog/${key}`).sort(),
    );
    for (const entry of entries) {
      expect(Date.parse(entry.updated)).not.toBeNaN();
      expect(Date.parse(entry.published)).not.toBeNaN();
      expect(JSON.stringify(entry.title)).not.toBe('""');
      expect(entry.content['@type']).toBe('html');
      expect(entry.content['#text'].length).toBeGreaterThan(4000);
      expect(entry.content['#text']).not.toMatch(/href="(?!https:)(?!#)/);
    }
  });

  test(`[ART-02] the pages of ${language} name the feed in their heads`, () => {
    for (const path of listBuiltPaths().filter(
      (each) => each.startsWith(`/${language}/`) || each === `/${language}`,
    )) {
      const link = getBuiltPage(path).document.querySelector('link[type="application/atom+xml"]');
      expect(attributeOf(link, 'href'), path).toBe(`/${language}/feed.xml`);
    }
  });
}

test('llms.txt is served as text', async () => {
  const response = await fetchSite('/llms.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toContain(`${origin}/en/blog/${published[0]?.key}`);
});
