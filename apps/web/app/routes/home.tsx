import { siteSettings } from '@tt/contract/site-settings';
import { services } from '../../content/services.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { bookingPath, contactPath, homePath } from '../i18n/paths.ts';
import { listMeta } from '../lib/page-meta.ts';
import { toSiteData } from '../lib/structured-data.ts';
import { listServiceItems } from '../page-data/list-service-items.server.ts';
import { loadCallToAction } from '../page-data/load-call-to-action.server.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Hero } from '../sections/hero.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';
import type { Route } from './+types/home';

export function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const t = getTranslator(language);
  return {
    meta: {
      title: t('home.meta.title'),
      description: t('home.meta.description'),
      path: homePath(language),
      language,
      structuredData: [toSiteData(language)],
    },
    hero: {
      words: siteSettings.company.wordmark.long,
      ampersand: '&',
      tagline: siteSettings.company.tagline[language],
      lead: t('home.hero.lead'),
      contact: { label: t('home.hero.contact'), href: contactPath(language) },
      booking: { label: t('home.hero.bookConsultation'), href: bookingPath(language) },
    },
    services: {
      heading: t('home.services.heading'),
      lead: t('home.services.lead'),
      items: listServiceItems(language, services),
    },
    callToAction: loadCallToAction(language, t.tree('home')),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData.hero} />
      <ServiceCards {...loaderData.services} />
      <CallToAction band="gdesign" {...loaderData.callToAction} />
    </>
  );
}
