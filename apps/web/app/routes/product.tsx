import { products } from '../../content/products.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadProductPage } from '../page-data/load-product-page.server.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureGrid } from '../sections/feature-grid.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { ReasonList } from '../sections/reason-list.tsx';
import type { Route } from './+types/product';

export function loader({ params }: Route.LoaderArgs) {
  const product = products.find(({ key }) => key === params.productKey);
  if (!product) throw new Response(null, { status: 404 });
  return loadProductPage(getPageLanguage(params), product);
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ProductPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...page.head} />
      <ReasonList {...page.reasons} />
      <FeatureGrid {...page.features} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
