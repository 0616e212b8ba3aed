import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguageCode, languages } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { listAddresses } from '../app/address-map.ts';
import { toSiblingPath } from '../app/i18n/paths.ts';
import { findLastChanged } from './last-changed.ts';
import { toLlmsFile } from './llms-file.ts';

const { origin } = siteSettings;

function toSitemapEntry({ path, language }: { path: string; language?: string }): string {
  const alternates = [
    ...languages.map(({ tag, code }) => [tag, code] as const),
    ['x-default', defaultLanguageCode] as const,
  ].map(
    ([tag, code]) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${toSiblingPath(path, code)}"/>`,
  );
  const changedOn = findLastChanged(path);
  const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
  return `<url><loc>${origin}${path}</loc>${lastmod}${language ? alternates.join('') : ''}</url>`;
}

/** The sitemap: every page that search engines may show, with its last change, if known, and its other languages. */
export function toSitemap(): string {
  const entries = listAddresses()
    .filter(({ isHidden }) => !isHidden)
    .map(toSitemapEntry);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Writes what search engines and language models read. */
export async function writeSearchFiles(siteDirectory: string): Promise<void> {
  await writeFile(join(siteDirectory, 'sitemap.xml'), toSitemap());
  await writeFile(
    join(siteDirectory, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
  await writeFile(join(siteDirectory, 'llms.txt'), toLlmsFile());
}
