import type { ReactNode } from 'react';
import { GoLink } from '../../ui/actions/go-link.tsx';
import { OwnCase } from '../../ui/text/own-case.tsx';
import { SectionHead } from '../../ui/text/section-head.tsx';
import { LeadTable, type LeadTableProps } from './lead-table.tsx';
import { ProductWindow } from '../products/product-window.tsx';
import { AdRoute, type AdRouteProps } from './ad-route.tsx';

interface ProductAtWork {
  band: string;
  name: string;
  href: string;
  caption: string;
  label: string;
  note: string;
}

export interface ProductsAtWorkProps {
  heading: string;
  lead: string;
  learnMore: string;
  leads: ProductAtWork & { table: LeadTableProps };
  ads: ProductAtWork & { route: AdRouteProps };
}

function AtWork(props: { product: ProductAtWork; learnMore: string; children: ReactNode }) {
  const { product, learnMore, children } = props;
  return (
    <article data-band={product.band}>
      <ProductWindow title={product.name} label={product.label} note={product.note}>
        {children}
      </ProductWindow>
      <div>
        <h3>
          <OwnCase text={product.name} />
        </h3>
        <p>{product.caption}</p>
        <GoLink href={product.href}>
          {learnMore}
          <span className="vh">: {product.name}</span>
        </GoLink>
      </div>
    </article>
  );
}

/** Both products, each with sample data in a window. */
export function ProductsAtWork({ heading, lead, learnMore, leads, ads }: ProductsAtWorkProps) {
  return (
    <section className="section section-sunk" id="products">
      <div className="wrap">
        <SectionHead title={heading} lead={lead} />
        <div className="duo">
          <AtWork product={leads} learnMore={learnMore}>
            <div className="win-body">
              <LeadTable {...leads.table} />
            </div>
          </AtWork>
          <AtWork product={ads} learnMore={learnMore}>
            <AdRoute {...ads.route} />
          </AtWork>
        </div>
      </div>
    </section>
  );
}
