import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { articles } from '../content/articles.ts';
import { cases } from '../content/cases.ts';
import { services } from '../content/services.ts';
import { toLlmsFile } from './llms-file.ts';

const links = [...toLlmsFile().matchAll(/^- \[(.+?)\]\((.+?)\)/gm)].map(([, title = '', url = '']) => ({
  title,
  url,
}));

test('it begins with the name and a summary, as its format asks', () => {
  expect(toLlmsFile()).toMatch(new RegExp(`^# ${siteSettings.company.name}\n\n> \\S.*\n\n`));
});

test('it lists every service area, case and published article, and no placeholder', () => {
  const urls = links.map(({ url }) => url);
  for (const { key } of services) expect(urls).toContain(`${siteSettings.origin}/en/expertise/${key}`);
  for (const { key } of cases) expect(urls).toContain(`${siteSettings.origin}/en/cases/${key}`);
  for (const { key, isPublished } of articles) {
    expect(urls.includes(`${siteSettings.origin}/en/blog/${key}`)).toBe(isPublished);
  }
});

test('no title and no address is empty or comes twice', () => {
  expect(new Set(links.map(({ url }) => url)).size).toBe(links.length);
  expect(links.filter(({ title }) => title.trim() === '')).toEqual([]);
});
