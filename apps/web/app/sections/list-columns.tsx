import { Heading } from '../ui/text/heading.tsx';
import { VectorList } from '../ui/text/vector-list.tsx';

interface ListColumnsProps {
  band: string;
  lists: { heading: string; items: { lead: string; text: string }[] }[];
}

/** Headed bullet lists side by side. */
export function ListColumns({ band, lists }: ListColumnsProps) {
  return (
    <section className="wrap section" data-band={band}>
      <div className="cols2">
        {lists.map(({ heading, items }) => (
          <div key={heading}>
            <Heading level={2}>{heading}</Heading>
            <VectorList items={items} />
          </div>
        ))}
      </div>
    </section>
  );
}
