import { ContentsFold, ContentsMargin } from './contents-list.tsx';
import { TextWithEmail } from './text-with-email.tsx';

export interface StatementSection {
  id: string;
  heading: string;
  paragraphs?: string[];
  bullets?: string[];
}

interface StatementProps {
  heading: string;
  lead: string;
  /** A calendar date, `2026-11-16`. */
  updatedOn: string;
  updated: string;
  /** What most readers come for, named as a list. */
  keyFacts?: { label: string; items: { value: string; label: string }[] };
  contentsLabel: string;
  sections: StatementSection[];
  email: string;
}

/** A document about the site itself: its date, its contents and one column of text. */
export function Statement(props: StatementProps) {
  const { heading, lead, updatedOn, updated, keyFacts, contentsLabel, sections, email } = props;
  const contents = {
    label: contentsLabel,
    headings: sections.map((section) => ({ id: section.id, text: section.heading })),
  };
  return (
    <>
      <header className="wrap page-head statement-head">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <p className="small">
          <time dateTime={updatedOn}>{updated}</time>
        </p>
        {keyFacts && (
          <dl className="keyfacts" aria-label={keyFacts.label}>
            {keyFacts.items.map(({ value, label }) => (
              <div key={label}>
                <dt>{value}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      <div className="wrap doc">
        <ContentsMargin {...contents} />
        <div>
          <ContentsFold {...contents} />
          <div className="text">{sections.flatMap((section) => listParts(section, email))}</div>
        </div>
      </div>
    </>
  );
}

/** The parts stand beside each other, because the styles of a text set the distances of its children. */
function listParts({ id, heading, paragraphs = [], bullets = [] }: StatementSection, email: string) {
  return [
    <h2 key={id} id={id}>
      {heading}
    </h2>,
    ...paragraphs.map((text) => (
      <p key={text}>
        <TextWithEmail text={text} email={email} />
      </p>
    )),
    ...(bullets.length > 0
      ? [
          <ul key={`${id}-list`}>
            {bullets.map((text) => (
              <li key={text}>
                <span>{text}</span>
              </li>
            ))}
          </ul>,
        ]
      : []),
  ];
}
