import { expect, test } from 'vitest';
import { getLanguage, languages, toLanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { listAddresses } from '../../apps/web/app/address-map.ts';
import { type BuiltPage, getBuiltPage, listBuiltFiles, listBuiltPaths } from '../built/built-site.ts';
import { attributeOf } from '../built/parse-html.ts';

const addresses = listAddresses();
const listPages = () => listBuiltPaths().map(getBuiltPage);
const metaOf = (page: BuiltPage, selector: string) =>
  attributeOf(page.document.querySelector(`meta[${selector}]`), 'content');

function listRepeated(texts: string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) !== place);
}

test('every address of the map is a page of the build, as many in each language', () => {
  const built = new Set(listBuiltPaths());
  expect(addresses.filter(({ path }) => !built.has(path))).toEqual([]);
  const counts = languages.map(({ code }) => addresses.filter(({ language }) => language === code).length);
  expect(new Set(counts).size).toBe(1);
});

test('[MISC-03] every page has a document title', () => {
  const untitled = listPages().filter(({ title }) => title.length < 5);
  expect(untitled.map(({ path }) => path)).toEqual([]);
});

test('every address has a title and a description of its own', () => {
  const pages = addresses.map(({ path }) => getBuiltPage(path));
  expect(listRepeated(pages.map(({ path, title }) => `${toLanguageCode(path)}: ${title}`))).toEqual([]);
  const descriptions = pages.map((page) => metaOf(page, 'name="description"'));
  expect(descriptions.filter((text) => text.length < 50)).toEqual([]);
  expect(listRepeated(descriptions)).toEqual([]);
});

test('[LANG-01, LANG-07] each page names its language: html lang, alternates and og:locale, Ukrainian as uk', () => {
  for (const page of listPages()) {
    const language = getLanguage(toLanguageCode(page.path));
    expect(attributeOf(page.document.querySelector('html'), 'lang'), page.path).toBe(language.tag);
    expect(metaOf(page, 'property="og:locale"'), page.path).toBe(language.ogLocale);
  }
  expect(getLanguage('ua')).toMatchObject({ tag: 'uk', ogLocale: 'uk_UA' });
});

test('every page has a picture of its own for link previews, and a hidden one that of the home page', () => {
  const files = new Set(listBuiltFiles());
  for (const { path, isHidden } of addresses) {
    const page = getBuiltPage(path);
    const file = `/share${isHidden ? `/${toLanguageCode(path)}` : path}.png`;
    expect(metaOf(page, 'property="og:image"'), path).toBe(siteSettings.origin + file);
    expect(files.has(file), file).toBe(true);
  }
});

test('unfinished pages and templates are kept out of search engines', () => {
  const shown = new Set(addresses.filter(({ isHidden }) => !isHidden).map(({ path }) => path));
  for (const page of listPages()) {
    expect(metaOf(page, 'name="robots"'), page.path).toBe(shown.has(page.path) ? '' : 'noindex');
  }
});
