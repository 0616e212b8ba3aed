import { Feature } from '../ui/text/feature.tsx';

interface FeatureGridProps {
  band: string;
  heading: string;
  items: { emoji: string; title: string; description: string }[];
}

export function FeatureGrid({ band, heading, items }: FeatureGridProps) {
  return (
    <section className="wrap section section-flush">
      <h2 className="sub">{heading}</h2>
      <div className="grid2" data-band={band}>
        {items.map((item) => (
          <Feature key={item.title} {...item} />
        ))}
      </div>
    </section>
  );
}
