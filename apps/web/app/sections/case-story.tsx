import { VectorList } from '../ui/vector-list.tsx';

interface CaseStoryProps {
  band: string;
  sections: { heading: string; paragraphs: string[]; bullets?: string[] }[];
}

/** The story of a case: request, hurdles, work, stack, results. */
export function CaseStory({ band, sections }: CaseStoryProps) {
  return (
    <section className="wrap section" data-band={band}>
      <div className="cols2">
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
