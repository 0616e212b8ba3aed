import { expect, test } from 'vitest';
import { defaultLanguageCode, languages } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { toSiblingPath } from '../../apps/web/app/i18n/paths.ts';
import { findLastChanged } from '../../apps/web/build-steps/last-changed.ts';
import { getBuiltPage, listBuiltPaths, readBuiltFile } from '../built/built-site.ts';
import { attributeOf } from '../built/parse-html.ts';
import { fetchSite } from './fetch-site.ts';

const { origin } = siteSettings;

interface SitemapEntry {
  loc: string;
  lastmod?: string;
  'xhtml:link'?: { '@rel': string; '@hreflang': string; '@href': string }[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => name === 'url' || name === 'xhtml:link',
});

/** The pages that search engines may show, by what the pages themselves say. */
const shown = new Set(
  listBuiltPaths().filter(
    (path) => getBuiltPage(path).document.querySelector('meta[name="robots"][content="noindex"]') === null,
  ),
);

const listLinks = (path: string, selector: string) =>
  getBuiltPage(path).document.querySelectorAll(`link${selector}`);

/** The versions of each page: a language and an absolute URL each. */
const alternatesByPath = new Map(
  listBuiltPaths().map((path) => [
    path,
    listLinks(path, '[rel="alternate"][hreflang]').map((link) => [
      attributeOf(link, 'hreflang'),
      attributeOf(link, 'href'),
    ]),
  ]),
);

test('each page that search engines may show names its own URL as canonical, and no other page names one', () => {
  for (const path of listBuiltPaths()) {
    const canonical = listLinks(path, '[rel="canonical"]').map((link) => attributeOf(link, 'href'));
    expect(canonical, path).toEqual(shown.has(path) ? [origin + path] : []);
    const ogUrl = getBuiltPage(path).document.querySelector('meta[property="og:url"]');
    expect(attributeOf(ogUrl, 'content'), path).toBe(canonical[0] ?? '');
  }
  expect(shown.size).toBeGreaterThan(0);
});

test('[LANG-07] the versions of a page name each other: each exists, is in its language and names the same versions', () => {
  for (const [path, alternates] of alternatesByPath) {
    if (path === '/privacy-policy' || !shown.has(path)) {
      expect(alternates, path).toEqual([]);
      continue;
    }
    const versions = Object.fromEntries(alternates);
    expect(Object.keys(versions).toSorted(), path).toEqual(
      [...languages.map(({ tag }) => tag), 'x-default'].toSorted(),
    );
    expect(alternates, `${path} names a language twice`).toHaveLength(languages.length + 1);
    const { document } = getBuiltPage(path);
    expect(versions[attributeOf(document.querySelector('html'), 'lang')], `${path} names itself`).toBe(
      origin + path,
    );
    expect(versions['x-default'], path).toBe(origin + toSiblingPath(path, defaultLanguageCode));
    for (const [tag, url = ''] of alternates) {
      const version = url.replace(origin, '');
      expect(shown.has(version), `${path}: ${url} is a page that search engines may show`).toBe(true);
      const language = attributeOf(getBuiltPage(version).document.querySelector('html'), 'lang');
      if (tag !== 'x-default') expect(language, `${path}: ${url}`).toBe(tag);
      expect(alternatesByPath.get(version), `${version} names the versions of ${path}`).toEqual(alternates);
    }
  }
});

test('the sitemap lists each page that search engines may show, once, with its versions', async () => {
  const response = await fetchSite('/sitemap.xml');
  expect(response.headers.get('content-type')).toMatch(/^(?:text|application)\/xml/);
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = parser.parse(xml);
  expect(urlset['@xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const entries: SitemapEntry[] = urlset.url;
  expect(entries.map(({ loc }) => loc).toSorted()).toEqual(
    [...shown].map((path) => origin + path).toSorted(),
  );
  for (const { loc, 'xhtml:link': links = [] } of entries) {
    const versions = links.map((link) => [link['@hreflang'], link['@href']]);
    expect(versions, loc).toEqual(alternatesByPath.get(loc.replace(origin, '')));
  }
});

test('the sitemap dates a page only if the day of its last change is known', () => {
  const { urlset } = parser.parse(readBuiltFile('/sitemap.xml'));
  const entries: SitemapEntry[] = urlset.url;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  for (const { loc, lastmod } of entries) {
    expect(lastmod, loc).toBe(findLastChanged(loc.replace(origin, '')));
    if (lastmod === undefined) continue;
    expect(lastmod, loc).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(lastmod <= tomorrow, `${loc} changed on ${lastmod}, which is to come`).toBe(true);
  }
  expect(entries.filter(({ lastmod }) => lastmod).length).toBeGreaterThan(0);
});

test('each page of the sitemap answers at its own URL', async () => {
  const statuses = [];
  for (const path of shown) {
    statuses.push(`${path} ${(await fetchSite(path, { method: 'HEAD' })).status}`);
  }
  expect(statuses.filter((status) => !status.endsWith(' 200'))).toEqual([]);
});

test('robots.txt lets crawlers read everything and names the sitemap', async () => {
  // A page that crawlers may not read can't tell them to leave it out. So drafts and the editor say noindex, and
  // nothing links to the backend.
  const response = await fetchSite('/robots.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect((await response.text()).split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${origin}/sitemap.xml`,
  ]);
});
