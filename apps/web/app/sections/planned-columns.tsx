import { SoonBox } from '../ui/cards/soon-box.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { VectorList } from '../ui/text/vector-list.tsx';

interface PlannedColumnsProps {
  band: string;
  sections: { heading: string; paragraphs: string[]; bullets?: string[] }[];
}

/** Shows what is planned and not built yet in dashed boxes. */
export function PlannedColumns({ band, sections }: PlannedColumnsProps) {
  return (
    <section className="wrap section section-flush">
      <div className="grid3" data-band={band}>
        {sections.map(({ heading, paragraphs, bullets }) => (
          <SoonBox key={heading} isSmall>
            <Heading level={2}>{heading}</Heading>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {bullets && <VectorList items={bullets.map((text) => ({ text }))} />}
          </SoonBox>
        ))}
      </div>
    </section>
  );
}
