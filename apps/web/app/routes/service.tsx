import '../styles/pages/service.css';
import { services } from '../../content/services.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadNotFound } from '../page-data/load-not-found.server.ts';
import { loadServicePage } from '../page-data/load-service-page.server.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CaseProofs } from '../sections/case-proofs.tsx';
import { NotFound } from '../sections/not-found.tsx';
import { ProductCards } from '../sections/product-cards.tsx';
import { ServiceHead } from '../sections/service-head.tsx';
import { SpecSheets } from '../sections/spec-sheets.tsx';
import { TradeShowLink } from '../sections/trade-show-link.tsx';
import type { Route } from './+types/service';

export function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const service = services.find(({ key }) => key === params.serviceKey);
  return service
    ? { kind: 'service' as const, ...loadServicePage(language, service) }
    : { kind: 'not-found' as const, ...loadNotFound(language) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ServicePage({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'not-found') return <NotFound {...page.panel} />;
  return (
    <>
      <ServiceHead {...page.head} />
      <SpecSheets {...page.sheets} />
      {page.products && <ProductCards {...page.products} />}
      {page.tradeShow && <TradeShowLink {...page.tradeShow} />}
      {page.cases && <CaseProofs {...page.cases} />}
      <CallToAction {...page.callToAction} />
    </>
  );
}
