import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { settings } from '@tt/contract/settings/settings';
import { type Identity, siteSettings } from '@tt/contract/site-settings';
import type {
  BlogPosting,
  BreadcrumbList,
  Organization,
  Person,
  Service,
  SoftwareApplication,
  WebSite,
  WithContext,
} from 'schema-dts';
import { getTagline } from '../i18n/get-tagline.ts';
import { toSharePath } from './share-path.ts';
import { toLegalData } from './to-legal-data.ts';

const { company, email, origin } = siteSettings;
const organization = {
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: company.name,
} as const satisfies Organization;

/**
 * Schema.org data of a page, without anything that the page does not say. The types of schema.org check it where it is
 * written. They are too large for the types of loaders.
 */
export type StructuredData = Record<string, unknown>;

/** The organization that runs the site, for the home page. */
export function toSiteData(language: LanguageCode, identity: Identity = settings.identity): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...organization,
        url: origin,
        email,
        slogan: getTagline(language),
        ...toLegalData(identity),
        ...(settings.profiles.length > 0 && { sameAs: settings.profiles }),
      } satisfies Organization,
      {
        '@type': 'WebSite',
        name: company.name,
        url: origin,
        inLanguage: getLanguage(language).tag,
        publisher: { '@id': organization['@id'] },
      } satisfies WebSite,
    ],
  };
}

interface Offering {
  kind: 'Service' | 'SoftwareApplication';
  name: string;
  description: string;
  path: string;
}

/** What a service area or a product offers. */
export function toOfferingData({ kind, name, description, path }: Offering): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': kind,
    name,
    description,
    url: origin + path,
    provider: organization,
  } satisfies WithContext<Service | SoftwareApplication>;
}

interface ArticleFacts {
  title: string;
  description: string;
  path: string;
  language: LanguageCode;
  /** A calendar date, `2025-06-25`. */
  date: string;
  tags: readonly string[];
  /** If left out, the company is the author. */
  author?: PersonFacts | undefined;
}

interface PersonFacts {
  name: string;
  role: string;
  links: readonly { href: string }[];
}

function toPersonData({ name, role, links }: PersonFacts): Person {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    worksFor: { '@id': organization['@id'] },
    ...(links.length > 0 && { sameAs: links.map(({ href }) => href) }),
  };
}

/** An article that the company has written. */
export function toArticleData({
  title,
  description,
  path,
  language,
  date,
  tags,
  author,
}: ArticleFacts): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: origin + path,
    mainEntityOfPage: origin + path,
    image: origin + toSharePath(path),
    datePublished: date,
    inLanguage: getLanguage(language).tag,
    keywords: tags.join(', '),
    author: author ? toPersonData(author) : { ...organization, url: origin },
    publisher: organization,
  } satisfies WithContext<BlogPosting>;
}

/** The breadcrumb from the home page to a detail page. */
export function toBreadcrumbData(steps: { name: string; path: string }[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: origin + path,
    })),
  } satisfies WithContext<BreadcrumbList>;
}
