import '../styles/home/home.css';
import { services } from '../../content/services.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { homePath } from '../i18n/paths.ts';
import { listMeta } from '../lib/page-meta.ts';
import { toSiteData } from '../lib/structured-data.ts';
import { listServiceItems } from '../page-data/list-service-items.server.ts';
import { loadCallToAction } from '../page-data/load-call-to-action.server.ts';
import { findQuote, loadClientLogos } from '../page-data/load-home-truth.server.ts';
import { loadHero } from '../page-data/load-hero.server.ts';
import { loadTeam } from '../page-data/load-people.server.ts';
import { loadProductsAtWork } from '../page-data/products/load-products-at-work.server.ts';
import { loadProof } from '../page-data/load-proof.server.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Hero } from '../sections/home/hero.tsx';
import { Process } from '../sections/home/process.tsx';
import { ProductsAtWork } from '../sections/home/products-at-work.tsx';
import { Proof } from '../sections/home/proof.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';
import { ClientLogos } from '../sections/truth/client-logos.tsx';
import { Team } from '../sections/truth/team.tsx';
import type { Route } from './+types/home';

export function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const t = getTranslator(language);
  return {
    meta: {
      title: t('home.meta.title'),
      description: t('home.meta.description'),
      share: t('home.meta.share'),
      path: homePath(language),
      language,
      structuredData: [toSiteData(language)],
    },
    hero: loadHero(language),
    services: {
      heading: t('home.services.heading'),
      lead: t('home.services.lead'),
      items: listServiceItems(language, services),
    },
    logos: loadClientLogos(language),
    proof: { ...loadProof(language), quote: findQuote(language) },
    products: loadProductsAtWork(language),
    process: t.tree('home.process'),
    team: loadTeam(language),
    callToAction: loadCallToAction(language, {
      closing: t.tree('home.closing'),
      ctaLabel: t('home.ctaLabel'),
    }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData.hero} />
      <ServiceCards {...loaderData.services} />
      {loaderData.logos && <ClientLogos {...loaderData.logos} />}
      <Proof {...loaderData.proof} />
      <ProductsAtWork {...loaderData.products} />
      <Process {...loaderData.process} />
      {loaderData.team && <Team {...loaderData.team} />}
      <CallToAction band="gdesign" {...loaderData.callToAction} />
    </>
  );
}
