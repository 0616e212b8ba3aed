import { isLanguageCode, type LanguageCode } from '@tt/contract/language/language';

/** Sections whose pages have the shape /{lang}/{section}/{item}. */
const sections = ['expertise', 'cases', 'blog', 'products'] as const;
export type Section = (typeof sections)[number];

export const privacyPolicyPath = '/privacy-policy';

/** The private page of the company's people. Its own URLs are below it. */
export const deskPath = '/desk';

const toTopicQuery = (topic?: string) => (topic ? `?topic=${topic}` : '');

export const homePath = (language: LanguageCode) => `/${language}`;
export const expertisePath = (language: LanguageCode) => `/${language}#expertise`;
export const contactPath = (language: LanguageCode, topic?: string) =>
  `/${language}/contact${toTopicQuery(topic)}`;
export const bookingPath = (language: LanguageCode, topic?: string) =>
  `/${language}/booking${toTopicQuery(topic)}`;
export const manageBookingPath = (language: LanguageCode) => `/${language}/booking/manage`;
export const confirmBookingPath = (language: LanguageCode) => `/${language}/booking/confirm`;
export const accessibilityPath = (language: LanguageCode) => `/${language}/accessibility`;
export const casesPath = (language: LanguageCode) => `/${language}/cases`;
export const blogPath = (language: LanguageCode) => `/${language}/blog`;
/** The feed of a language's articles. */
export const feedPath = (language: LanguageCode) => `/${language}/feed.xml`;
export const itemPath = (language: LanguageCode, section: Section, item: string) =>
  `/${language}/${section}/${item}`;

/** A placeholder for any ID in the prerendered templates of open-ended paths. */
export const anyId = 'any--id';

/** A placeholder for every slug that has only hyphens and spaces: hyphens become spaces, so no title remains. */
export const noSlug = '-';

function trimTrailingSlashes(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

/** Returns whether two paths name the same page; trailing slashes do not count. */
export function isSamePath(path: string, other: string): boolean {
  return trimTrailingSlashes(path) === trimTrailingSlashes(other);
}

/** Returns whether a path lies in a section, its list page included. */
export function isInSection(path: string, section: Section): boolean {
  return path.split('/')[2] === section;
}

/** The section and item of a path that has the shape /{lang}/{section}/{item}. */
export function findDetail(path: string): { section: Section; item: string } | undefined {
  const [, language = '', name, item, ...rest] = trimTrailingSlashes(path).split('/');
  const section = sections.find((known) => known === name);
  if (!isLanguageCode(language) || !section || !item || rest.length > 0) return undefined;
  return { section, item };
}

/** The path of the same page in another language; a page without a prefix leads to the home page. */
export function toSiblingPath(path: string, language: LanguageCode): string {
  const [, prefix = '', ...rest] = trimTrailingSlashes(path).split('/');
  return isLanguageCode(prefix) ? ['', language, ...rest].join('/') : homePath(language);
}

/**
 * Where the language links of a page lead. A template stands for paths that only the browser knows, which completes the
 * links; without script they lead to the list that the template belongs to, or home.
 */
export function toLanguagePath(path: string, language: LanguageCode): string {
  const [, , section, item] = trimTrailingSlashes(path).split('/');
  if (section === '404') return homePath(language);
  if (item !== anyId && item !== noSlug) return toSiblingPath(path, language);
  if (section === 'cases') return casesPath(language);
  return section === 'blog' ? blogPath(language) : homePath(language);
}
