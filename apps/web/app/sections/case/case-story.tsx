import { Fragment } from 'react';
import type { Exhibit } from '../../exhibits/exhibit-strings.ts';
import { Diagram, type DiagramProps } from '../../illustrations/diagram.tsx';
import { VectorList } from '../../ui/text/vector-list.tsx';
import { Shots, type ShotsProps } from '../truth/shots.tsx';
import { CasePicture } from './case-picture.tsx';

interface CaseStoryProps {
  band: string;
  isPlanned: boolean;
  diagram?: DiagramProps;
  sections: {
    heading: string;
    lead: string;
    paragraphs: string[];
    bullets?: { lead?: string; text: string }[];
  }[];
  /** The drawing that a live exhibit takes over. */
  picture?: { drawing: string; caption: string; exhibit: Exhibit };
  /** Pictures of the work, each row after one of the sections. */
  shots: (ShotsProps & { section: number })[];
}

/** The story of a case in one column. The margin holds the markers of its sections, which stay while one is read. */
export function CaseStory(props: CaseStoryProps) {
  const { band, isPlanned, diagram, sections, picture, shots } = props;
  return (
    <div className={isPlanned ? 'wrap story story-soon' : 'wrap story'} data-band={band}>
      {diagram && (
        <figure className="part part-figure">
          <figcaption className="part-mark">{diagram.title}</figcaption>
          <div className="figure-slot">
            <Diagram {...diagram} />
          </div>
        </figure>
      )}
      {sections.map(({ heading, lead, paragraphs, bullets }, place) => (
        <Fragment key={heading}>
          <section className="part">
            <div className="part-mark">
              <h2>{heading}</h2>
            </div>
            <div className="part-text">
              <p className="key">{lead}</p>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {bullets && <VectorList items={bullets} />}
            </div>
          </section>
          {shots
            .filter(({ section }) => section === place + 1)
            .map(({ shots: row }) => (
              <Shots key={row[0]?.picture.src} shots={row} />
            ))}
        </Fragment>
      ))}
      {picture && <CasePicture band={band} {...picture} />}
    </div>
  );
}
