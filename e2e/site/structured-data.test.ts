import { expect, test } from 'vitest';
import { siteSettings } from '@tt/contract/site-settings';
import { findDetail, type Section } from '../../apps/web/app/i18n/paths.ts';
import { type BuiltPage, getBuiltPage, listBuiltFiles, listBuiltPaths } from '../built/built-site.ts';
import { attributeOf } from '../built/parse-html.ts';

const { origin } = siteSettings;

type Node = Record<string, unknown> & { '@type': string };

/** What a detail page is about, by its section. */
const typesOfSection: Record<Section, string[]> = {
  expertise: ['Service', 'BreadcrumbList'],
  cases: ['BreadcrumbList'],
  products: ['SoftwareApplication'],
  blog: ['BlogPosting', 'BreadcrumbList'],
};

/** What search engines need of each type. `schema-dts` checks that the properties are properties of the type. */
const required: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'url', 'email'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  Service: ['name', 'description', 'url', 'provider'],
  SoftwareApplication: ['name', 'description', 'url', 'provider'],
  BlogPosting: ['headline', 'description', 'url', 'image', 'datePublished', 'inLanguage', 'author'],
  BreadcrumbList: ['itemListElement'],
};

const isShown = ({ document }: BuiltPage) => document.querySelector('link[rel="canonical"]') !== null;

function listExpectedTypes(page: BuiltPage): string[] {
  if (!isShown(page)) return [];
  if (/^\/[^/]+$/.test(page.path) && page.path !== '/privacy-policy') return ['Organization', 'WebSite'];
  const detail = findDetail(page.path);
  return detail ? typesOfSection[detail.section] : [];
}

function listBlocks({ html }: BuiltPage): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}

const listNodes = (page: BuiltPage) =>
  listBlocks(page).flatMap((block) => (block['@graph'] ?? [block]) as Node[]);

/** Every text of a value, with the path to it. */
function listTexts(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value ?? '')]];
  return Object.entries(value).flatMap(([key, child]) => listTexts(child, `${path}.${key}`));
}

const listPages = () => listBuiltPaths().map(getBuiltPage);

test('each page has the structured data of its kind, and hidden pages have none', () => {
  for (const page of listPages()) {
    expect(
      listNodes(page).map((node) => node['@type']),
      page.path,
    ).toEqual(listExpectedTypes(page));
    for (const block of listBlocks(page)) expect(block['@context'], page.path).toBe('https://schema.org');
  }
});

test('structured data is complete and in the language of its page', () => {
  for (const page of listPages()) {
    const language = attributeOf(page.document.querySelector('html'), 'lang');
    for (const node of listNodes(page)) {
      const where = `${page.path} ${node['@type']}`;
      expect(Object.keys(node), where).toEqual(expect.arrayContaining([...(required[node['@type']] ?? [])]));
      const empty = listTexts(node).filter(([, text]) => text.trim() === '' || text.includes('{'));
      expect(empty, where).toEqual([]);
      if ('inLanguage' in node) expect(node.inLanguage, where).toBe(language);
      if ('datePublished' in node) expect(node.datePublished, where).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  }
});

test('every URL in structured data exists, and what a page is about has the URL of the page', () => {
  const known = new Set(['', ...listBuiltPaths(), ...listBuiltFiles()]);
  for (const page of listPages()) {
    for (const node of listNodes(page)) {
      const where = `${page.path} ${node['@type']}`;
      const urls = listTexts(node).filter(
        ([key, text]) => /^https?:/.test(text) && !/@(?:id|context)$|\.sameAs\.\d+$/.test(key),
      );
      const dead = urls.filter(([, url]) => !url.startsWith(origin) || !known.has(url.slice(origin.length)));
      expect(dead, where).toEqual([]);
      const isSite = ['Organization', 'WebSite'].includes(node['@type']);
      if ('url' in node) expect(node.url, where).toBe(isSite ? origin : origin + page.path);
    }
  }
});

test('breadcrumbs lead from the home page of the language to the page, step by step', () => {
  for (const page of listPages()) {
    for (const node of listNodes(page).filter((each) => each['@type'] === 'BreadcrumbList')) {
      const steps = node.itemListElement as { '@type': string; position: number; item: string }[];
      expect(
        steps.map(({ position }) => position),
        page.path,
      ).toEqual(steps.map((_, place) => place + 1));
      expect(steps.map((step) => step['@type'])).toEqual(steps.map(() => 'ListItem'));
      expect(steps[0]?.item, page.path).toBe(origin + page.path.slice(0, 3));
      expect(steps.at(-1)?.item, page.path).toBe(origin + page.path);
    }
  }
});
