import { Illustration } from '../illustrations/illustration.tsx';
import { Card } from '../ui/cards/card.tsx';
import { SectionHead } from '../ui/text/section-head.tsx';
import { type AccordionItem, ItemAccordion } from './item-accordion.tsx';

interface ServiceCardsProps {
  heading: string;
  lead: string;
  items: AccordionItem[];
}

/** The nine areas: cards in a grid, below 768 px an accordion. */
export function ServiceCards({ heading, lead, items }: ServiceCardsProps) {
  return (
    <section className="section wrap" id="expertise">
      <SectionHead title={heading} lead={lead} />
      <div className="grid3 only-l">
        {items.map(({ key, band, emoji, title, description, path, drawing, linkLabel }) => (
          <Card
            key={key}
            band={band}
            emoji={emoji}
            title={title}
            description={description}
            href={path}
            linkLabel={linkLabel}
            drawing={<Illustration name={drawing} />}
          />
        ))}
      </div>
      <ItemAccordion name="areas" items={items} />
    </section>
  );
}
