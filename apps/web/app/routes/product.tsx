import '../styles/products/product.css';
import { products } from '../../content/products.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadNotFound } from '../page-data/load-not-found.server.ts';
import { loadProductPage } from '../page-data/products/load-product-page.server.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { NotFound } from '../sections/not-found.tsx';
import { FeatureList } from '../sections/products/feature-list.tsx';
import { Interface } from '../sections/products/interface.tsx';
import { ProductHead } from '../sections/products/product-head.tsx';
import { ReasonList } from '../sections/products/reason-list.tsx';
import { Screens } from '../sections/truth/screens.tsx';
import type { Route } from './+types/product';

export function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const product = products.find(({ key }) => key === params.productKey);
  return product
    ? { kind: 'product' as const, ...loadProductPage(language, product) }
    : { kind: 'not-found' as const, ...loadNotFound(language) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ProductPage({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'not-found') return <NotFound {...page.panel} />;
  return (
    <>
      <article data-band={page.band}>
        <ProductHead {...page.head} />
        <Interface band={page.band} shown={page.window} />
        {page.screens.length > 0 && <Screens shots={page.screens} />}
        <FeatureList {...page.features} />
        <ReasonList {...page.reasons} />
      </article>
      <CallToAction {...page.callToAction} />
    </>
  );
}
