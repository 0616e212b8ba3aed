import { VectorList } from '../ui/text/vector-list.tsx';

interface CaseStoryProps {
  band: string;
  /** Directly follows the head of the page, without a figure between. */
  isFlush: boolean;
  sections: { heading: string; paragraphs: string[]; bullets?: string[] }[];
}

/** The story of a case: request, hurdles, work, stack, results. */
export function CaseStory({ band, isFlush, sections }: CaseStoryProps) {
  return (
    <section className={isFlush ? 'wrap section section-flush' : 'wrap section'} data-band={band}>
      <div className="story">
        {sections.map(({ heading, paragraphs, bullets }) => (
          <section key={heading} className="prose">
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {bullets && <VectorList items={bullets.map((text) => ({ text }))} />}
          </section>
        ))}
      </div>
    </section>
  );
}
