import { Illustration } from '../illustrations/illustration.tsx';
import { CaseCard } from '../ui/case-card.tsx';
import type { AccordionItem } from './item-accordion.tsx';

/** Cards of the cases that belong to a page's subject. */
export function CaseCards({ heading, items }: { heading: string; items: AccordionItem[] }) {
  return (
    <section className="wrap section section-flush">
      <h2 className="sub">{heading}</h2>
      <div className="grid2">
        {items.map((item) => (
          <CaseCard
            key={item.key}
            href={item.path}
            band={item.band}
            emoji={item.emoji}
            drawing={<Illustration name={item.drawing} />}
            title={item.title}
            description={item.description}
            comingSoonLabel={item.comingSoonLabel}
            categories={item.categories}
            results={item.results.slice(0, 1)}
            resultsLabel={item.resultsLabel}
          />
        ))}
      </div>
    </section>
  );
}
