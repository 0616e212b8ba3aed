import { Fragment } from 'react';
import { Diagram, type DiagramProps } from '../../illustrations/diagram.tsx';
import { VectorList } from '../../ui/text/vector-list.tsx';
import { Shots, type ShotsProps } from '../truth/shots.tsx';

interface CaseSection {
  heading: string;
  lead: string;
  paragraphs: string[];
  bullets?: { lead?: string; text: string }[];
  diagram?: DiagramProps;
}

interface CaseStoryProps {
  band: string;
  isPlanned: boolean;
  sections: CaseSection[];
  /** Pictures of the work, each row after one of the sections. */
  shots: (ShotsProps & { section: number })[];
}

/** The story of a case. The margin holds the markers of its sections, which stay while one is read. */
export function CaseStory({ band, isPlanned, sections, shots }: CaseStoryProps) {
  return (
    <div className={isPlanned ? 'wrap story story-soon' : 'wrap story'} data-band={band}>
      {sections.map((section, place) => (
        <Fragment key={section.heading}>
          <Part {...section} />
          {shots
            .filter((row) => row.section === place + 1)
            .map(({ shots: row }) => (
              <Shots key={row[0]?.picture.src} shots={row} />
            ))}
        </Fragment>
      ))}
    </div>
  );
}

/** Sentences keep the reading column. The figure and the list below it take the empty one beside it as well. */
function Part({ heading, lead, paragraphs, bullets, diagram }: CaseSection) {
  return (
    <section className="part">
      <div className="part-mark">
        <h2>{heading}</h2>
      </div>
      <div className="part-text">
        <p className="key">{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {diagram && (
          <figure>
            <Diagram {...diagram} />
          </figure>
        )}
        {bullets && <VectorList items={bullets} />}
      </div>
    </section>
  );
}
