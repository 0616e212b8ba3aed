import { CaseItemCard } from './case-item-card.tsx';
import type { AccordionItem } from './item-accordion.tsx';

/** Cards of the cases that belong to a page's subject. */
export function CaseCards({ heading, items }: { heading: string; items: AccordionItem[] }) {
  return (
    <section className="wrap section section-flush">
      <h2 className="sub">{heading}</h2>
      <div className="grid2">
        {items.map((item) => (
          <CaseItemCard key={item.key} item={item} />
        ))}
      </div>
    </section>
  );
}
