import { services } from '../../content/services.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadNotFound } from '../page-data/load-not-found.server.ts';
import { loadServicePage } from '../page-data/load-service-page.server.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CaseCards } from '../sections/case-cards.tsx';
import { ExpertiseScale } from '../sections/expertise-scale.tsx';
import { ListColumns } from '../sections/list-columns.tsx';
import { NotFound } from '../sections/not-found.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { ProductCards } from '../sections/product-cards.tsx';
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
      <PageHead {...page.head} />
      <ExpertiseScale {...page.scale} />
      <ListColumns {...page.lists} />
      {page.products && <ProductCards {...page.products} />}
      {page.tradeShow && <TradeShowLink {...page.tradeShow} />}
      <CaseCards {...page.cases} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
