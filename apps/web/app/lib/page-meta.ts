import {
  defaultLanguageCode,
  getLanguage,
  type LanguageCode,
  languages,
} from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import type { MetaDescriptor } from 'react-router';
import { getTagline } from '../i18n/get-tagline.ts';
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
  /** What the picture of link previews says, if it isn't the page's heading. */
  share?: string;
  structuredData?: StructuredData[];
  /** The calendar date of an article. */
  publishedOn?: string;
  /** A drawing travels to the element with the ID `head`. */
  takesDrawing?: boolean;
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

/** The picture of link previews. A page that search engines don't see uses the home page's picture. */
function listShareImage({ path, language, title, share, isHidden }: PageMeta): MetaDescriptor[] {
  const { name } = siteSettings.company;
  const picture = toSharePath(isHidden ? homePath(language) : path);
  return [
    { property: 'og:image', content: siteSettings.origin + picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: isHidden ? `${name}: ${getTagline(language)}` : (share ?? title) },
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

/** Delays showing the page until its head is there, so that the drawing can travel to it. */
const headBeforeFirstPaint: MetaDescriptor = {
  tagName: 'link',
  rel: 'expect',
  href: '#head',
  blocking: 'render',
  media: '(prefers-reduced-motion: no-preference)',
};

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
    takesDrawing,
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
    ...(takesDrawing ? [headBeforeFirstPaint] : []),
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
