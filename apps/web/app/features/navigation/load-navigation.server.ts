import { type LanguageCode, languages, toLanguageCode } from '@tt/contract/language/language';
import { settings } from '@tt/contract/settings/settings';
import { type Identity, siteSettings } from '@tt/contract/site-settings';
import { cases } from '../../../content/cases.ts';
import { products } from '../../../content/products.ts';
import { services } from '../../../content/services.ts';
import { getTagline } from '../../i18n/get-tagline.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import { getWords } from '../../i18n/get-words.server.ts';
import {
  accessibilityPath,
  blogPath,
  bookingPath,
  casesPath,
  contactPath,
  expertisePath,
  feedPath,
  homePath,
  isInSection,
  isSamePath,
  itemPath,
  privacyPolicyPath,
  type Section,
  toLanguagePath,
} from '../../i18n/paths.ts';
import { listIdentityFacts } from '../../lib/list-identity-facts.server.ts';
import { listTrackers } from '../../lib/list-trackers.ts';
import { toShortHost } from '../../lib/to-short-host.ts';
import { loadBackRow } from './load-back-row.server.ts';

/** A link is current as the page itself, or as the section that the page lies in. */
function toCurrent(path: string, href: string, section?: Section): 'page' | 'true' | undefined {
  if (isSamePath(path, href)) return 'page';
  return section && isInSection(path, section) ? 'true' : undefined;
}

function listLinks(language: LanguageCode, path: string) {
  const t = getTranslator(language);
  const toLink = (label: string, href: string, section?: Section) => ({
    label,
    href,
    current: toCurrent(path, href, section),
  });
  return {
    expertise: toLink(t('common.nav.ourExpertise'), expertisePath(language), 'expertise'),
    cases: toLink(t('common.nav.cases'), casesPath(language), 'cases'),
    blog: toLink(t('common.nav.blog'), blogPath(language), 'blog'),
    contact: toLink(t('common.nav.contact'), contactPath(language)),
    privacyPolicy: toLink(t('common.nav.privacyPolicy'), privacyPolicyPath),
  };
}

function listProductCards(language: LanguageCode, path: string) {
  return products.map(({ key, band, emoji }) => {
    const text = getWords(language, 'products', key);
    const href = itemPath(language, 'products', key);
    return {
      key,
      band,
      emoji,
      href,
      name: text.name,
      description: text.card.description,
      isCurrent: isSamePath(path, href),
    };
  });
}

function listLegalLinks(language: LanguageCode) {
  const t = getTranslator(language);
  const links = [
    { label: t('common.footer.privacyPolicy'), href: privacyPolicyPath },
    { label: t('common.footer.accessibility'), href: accessibilityPath(language) },
  ];
  if (listTrackers().length === 0) return links;
  return [...links, { label: t('common.footer.cookieSettings'), href: '#cookie-settings' }];
}

/** Everything that the bar, the mobile menu, the back row and the footer of a page show. */
export function loadNavigation(path: string, identity: Identity = settings.identity) {
  const language = toLanguageCode(path);
  const t = getTranslator(language);
  return {
    language,
    wordmark: siteSettings.company.wordmark,
    homeHref: homePath(language),
    homeLabel: t('common.nav.home'),
    mainLabel: t('common.nav.main'),
    skipLabel: t('common.nav.skipToContent'),
    links: listLinks(language, path),
    products: {
      label: t('common.nav.products'),
      isCurrent: isInSection(path, 'products'),
      cards: listProductCards(language, path),
    },
    booking: {
      label: t('common.actions.bookConsultation'),
      short: t('common.actions.book'),
      href: bookingPath(language),
      isHere: path.startsWith(bookingPath(language)),
    },
    menuLabel: t('common.nav.menu'),
    languages: {
      label: t('common.language.label'),
      options: languages.map(({ code, tag, name }) => ({
        code,
        tag,
        name,
        href: toLanguagePath(path, code),
        isCurrent: code === language,
      })),
    },
    draft: t.tree('common.draft'),
    theme: { toDark: t('common.theme.toDark'), toLight: t('common.theme.toLight') },
    back: loadBackRow(language, path),
    footer: {
      areas: {
        title: t('common.nav.expertiseAreas'),
        links: services.map(({ key }) => ({
          label: getWords(language, 'services', key).label,
          href: itemPath(language, 'expertise', key),
        })),
      },
      cases: {
        title: t('common.nav.cases'),
        href: casesPath(language),
        links: cases.map(({ key }) => ({
          label: getWords(language, 'cases', key).title,
          href: itemPath(language, 'cases', key),
        })),
      },
      products: {
        title: t('common.nav.products'),
        links: products.map(({ key }) => ({
          label: getWords(language, 'products', key).name,
          href: itemPath(language, 'products', key),
        })),
      },
      tagline: getTagline(language),
      contactTitle: t('common.footer.contactTitle'),
      email: siteSettings.email,
      contactForm: { label: t('common.footer.contactForm'), href: contactPath(language) },
      profiles: settings.profiles.map((href) => ({ label: toShortHost(href), href, rel: 'me noopener' })),
      blogTitle: t('common.footer.blogTitle'),
      blogLinks: [
        { label: t('common.footer.allArticles'), href: blogPath(language) },
        { label: t('blog.feed'), href: feedPath(language) },
      ],
      legalTitle: t('common.footer.legalTitle'),
      legalLinks: listLegalLinks(language),
      identity: {
        label: t('common.identity.heading'),
        facts: listIdentityFacts(language, identity),
      },
      drawing: t('blueprint.show'),
      copyright: t('common.footer.copyright', { year: String(new Date().getFullYear()) }),
    },
  };
}

export type NavigationData = ReturnType<typeof loadNavigation>;
