import {
  defaultLanguageCode,
  getLanguage,
  type LanguageCode,
  languages,
} from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import type { MetaDescriptor } from 'react-router';
import { feedPath, homePath, toSiblingPath } from '../i18n/paths.ts';
import { toSharePath } from './share-path.ts';
import type { StructuredData } from './structured-data.ts';

export interface PageMeta {
  title: string;
  description: string;
  path: string;
  language: LanguageCode;
  /** Placeholders and unfinished pages: no canonical URL, no alternates, noindex. */
  isHidden?: boolean;
  /** The page exists in one language only. */
  hasOneLanguage?: boolean;
  structuredData?: StructuredData[];
  /** The calendar date of an article. */
  publishedOn?: string;
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

/** The picture of link previews. A page that search engines don't see has that of the home page. */
function listShareImage({ path, language, title, isHidden }: PageMeta): MetaDescriptor[] {
  const { name, tagline } = siteSettings.company;
  const picture = toSharePath(isHidden ? homePath(language) : path);
  return [
    { property: 'og:image', content: siteSettings.origin + picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: isHidden ? `${name}: ${tagline[language]}` : title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Where feed readers find the articles. */
function toFeedLink(language: LanguageCode): MetaDescriptor {
  const { name } = siteSettings.company;
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: name,
    href: feedPath(language),
  };
}

/** Title, description and URLs of a page for browsers, search engines and link previews. */
export function listMeta(page: PageMeta): MetaDescriptor[] {
  const {
    title,
    description,
    path,
    language,
    isHidden,
    hasOneLanguage,
    structuredData = [],
    publishedOn,
  } = page;
  const url = siteSettings.origin + path;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: publishedOn ? 'article' : 'website' },
    ...(publishedOn ? [{ property: 'article:published_time', content: publishedOn }] : []),
    { property: 'og:site_name', content: siteSettings.company.name },
    { property: 'og:locale', content: getLanguage(language).ogLocale },
    ...listShareImage(page),
    toFeedLink(language),
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
