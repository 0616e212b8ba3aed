import { VectorList } from '../ui/text/vector-list.tsx';

interface ReasonListProps {
  band: string;
  heading: string;
  lead: string;
  items: { lead: string; text: string }[];
}

export function ReasonList({ band, heading, lead, items }: ReasonListProps) {
  return (
    <section className="wrap section section-flush" data-band={band}>
      <div className="cols2">
        <div>
          <h2 className="sub">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <VectorList items={items} />
      </div>
    </section>
  );
}
