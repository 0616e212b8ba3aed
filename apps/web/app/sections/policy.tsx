import { VectorList } from '../ui/text/vector-list.tsx';

export interface PolicySection {
  heading: string;
  paragraphs: string[];
  bullets?: string[];
}

interface PolicyProps {
  title: string;
  updated: string;
  intro: string;
  contentsLabel: string;
  keyFactsLabel: string;
  keyFacts: { value: string; label: string }[];
  sections: PolicySection[];
}

const toId = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export function Policy(props: PolicyProps) {
  const { title, updated, intro, contentsLabel, keyFactsLabel, keyFacts, sections } = props;
  return (
    <>
      <section className="wrap page-head page-head-tight">
        <h1>{title}</h1>
        <p className="lead num">{updated}</p>
        <p className="lead">{intro}</p>
        <dl className="keyfacts" aria-label={keyFactsLabel}>
          {keyFacts.map(({ value, label }) => (
            <div key={label}>
              <dt>{value}</dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="wrap section section-flush">
        <div className="policy">
          <nav className="toc" aria-label={contentsLabel}>
            {sections.map(({ heading }) => (
              <a key={heading} href={`#${toId(heading)}`}>
                {heading}
              </a>
            ))}
          </nav>
          <article className="prose">
            {sections.map(({ heading, paragraphs, bullets }) => (
              <section key={heading}>
                <h2 id={toId(heading)}>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {bullets && <VectorList items={bullets.map((text) => ({ text }))} />}
              </section>
            ))}
          </article>
        </div>
      </section>
    </>
  );
}
