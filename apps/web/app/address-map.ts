import { type LanguageCode, languageCodes } from '@tt/contract/language/language';
import { articles } from '../content/articles.ts';
import { cases, hiddenCases } from '../content/cases.ts';
import { products } from '../content/products.ts';
import { services } from '../content/services.ts';
import {
  accessibilityPath,
  anyId,
  blogPath,
  bookingPath,
  casesPath,
  confirmBookingPath,
  contactPath,
  feedPath,
  homePath,
  itemPath,
  manageBookingPath,
  noSlug,
  privacyPolicyPath,
} from './i18n/paths.ts';

export interface Address {
  path: string;
  /** Undefined for the one page without a prefix. */
  language?: LanguageCode;
  /** Kept out of the sitemap, the alternates and the search engines. */
  isHidden?: true;
}

/** The status for a path that has no file of its own. */
export interface Template {
  /** The path below /{lang}/: `*` is any one segment, `**` any rest. */
  pattern: string;
  file: string;
  status: 200 | 404;
}

export const templates: readonly Template[] = [
  ...hiddenCases.map(({ key }) => ({ pattern: `cases/${key}`, file: '404', status: 404 as const })),
  { pattern: 'cases/*', file: `cases/${anyId}`, status: 200 },
  { pattern: `blog/${noSlug}`, file: `blog/${noSlug}`, status: 404 },
  { pattern: 'blog/*', file: `blog/${anyId}`, status: 200 },
  { pattern: 'expertise/*', file: `expertise/${anyId}`, status: 404 },
  { pattern: 'products/*', file: `products/${anyId}`, status: 404 },
  { pattern: '**', file: '404', status: 404 },
];

/** A path that redirects; `{lang}` is each language, `*` at the end keeps the rest of the path. */
export interface Redirect {
  from: string;
  to: string;
}

export const redirects: readonly Redirect[] = [
  { from: '/', to: '/en' },
  ...['/contact', '/booking', '/cases', '/blog'].map((from) => ({ from, to: `/en${from}` })),
  ...['/cases/*', '/blog/*', '/expertise/*', '/products/*'].map((from) => ({ from, to: `/en${from}` })),
  { from: '/{lang}/privacy-policy', to: privacyPolicyPath },
  { from: '/{lang}/cases/fiveg-orchestration', to: '/{lang}/cases/5g-orchestration' },
];

function listLanguageAddresses(language: LanguageCode): Address[] {
  const shown = [
    homePath(language),
    contactPath(language),
    bookingPath(language),
    ...services.map(({ key }) => itemPath(language, 'expertise', key)),
    casesPath(language),
    ...cases.map(({ key }) => itemPath(language, 'cases', key)),
    ...products.map(({ key }) => itemPath(language, 'products', key)),
    blogPath(language),
    accessibilityPath(language),
  ].map((path) => ({ path, language }));
  const hidden = [
    manageBookingPath(language),
    confirmBookingPath(language),
    ...articles.filter(({ isPublished }) => !isPublished).map(({ key }) => itemPath(language, 'blog', key)),
  ].map((path) => ({ path, language, isHidden: true as const }));
  const published = articles
    .filter(({ isPublished }) => isPublished)
    .map(({ key }) => ({ path: itemPath(language, 'blog', key), language }));
  return [...shown, ...published, ...hidden];
}

/** Every page of the site, in all languages, without the templates. */
export function listAddresses(): Address[] {
  return [...languageCodes.flatMap(listLanguageAddresses), { path: privacyPolicyPath }];
}

/** The feeds of articles, which are no pages. */
export const listFeedPaths = (): string[] => languageCodes.map(feedPath);

/** The prerendered pages that the web server serves for open-ended IDs and unknown paths. */
export function listTemplatePaths(): string[] {
  const files = new Set(templates.map(({ file }) => file));
  return languageCodes.flatMap((language) => [...files].map((file) => `/${language}/${file}`));
}
