import { Illustration } from '../illustrations/illustration.tsx';
import { Card } from '../ui/cards/card.tsx';
import { SectionHead } from '../ui/text/section-head.tsx';

interface ProductItem {
  key: string;
  band: string;
  emoji: string;
  name: string;
  description: string;
  path: string;
  drawing: string;
  linkLabel: string;
}

interface ProductCardsProps {
  heading: string;
  lead: string;
  items: ProductItem[];
}

export function ProductCards({ heading, lead, items }: ProductCardsProps) {
  return (
    <section className="wrap section section-flush">
      <SectionHead title={heading} lead={lead} />
      <div className="grid2">
        {items.map((item) => (
          <Card
            key={item.key}
            href={item.path}
            band={item.band}
            emoji={item.emoji}
            drawing={<Illustration name={item.drawing} />}
            title={item.name}
            description={item.description}
            linkLabel={item.linkLabel}
            plateShape="strip"
          />
        ))}
      </div>
    </section>
  );
}
