import { defaultLanguageCode, getLanguage, type LanguageCode, languages } from '@tt/contract/language';
import type { MetaDescriptor } from 'react-router';
import { siteSettings } from '../../content/site-settings.ts';
import { toSiblingPath } from '../i18n/paths.ts';
import type { StructuredData } from './structured-data.ts';

export interface PageMeta {
  title: string;
  description: string;
  path: string;
  language: LanguageCode;
  /** Placeholders and unfinished pages: no canonical address, no alternates, noindex. */
  isHidden?: boolean;
  /** The page exists in one language only. */
  hasOneLanguage?: boolean;
  structuredData?: StructuredData[];
}

function listAlternates(path: string): MetaDescriptor[] {
  const toAlternate = (hrefLang: string, code: LanguageCode) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: siteSettings.origin + toSiblingPath(path, code),
  });
  return [
    ...languages.map(({ tag, code }) => toAlternate(tag, code)),
    toAlternate('x-default', defaultLanguageCode),
  ];
}

/** Title, description and addresses of a page for browsers, search engines and link previews. */
export function listMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, path, language, isHidden, hasOneLanguage, structuredData = [] } = page;
  const url = siteSettings.origin + path;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteSettings.company.name },
    { property: 'og:locale', content: getLanguage(language).ogLocale },
    ...(isHidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { property: 'og:url', content: url },
          { tagName: 'link', rel: 'canonical', href: url },
          ...(hasOneLanguage ? [] : listAlternates(path)),
          ...structuredData.map((data) => ({ 'script:ld+json': data })),
        ]),
  ];
}
