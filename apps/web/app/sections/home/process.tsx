import { SectionHead } from '../../ui/text/section-head.tsx';

interface ProcessProps {
  heading: string;
  steps: { lead: string; text: string }[];
}

/** How a project runs, from the first message to the handover. */
export function Process({ heading, steps }: ProcessProps) {
  return (
    <section className="wrap section" id="process">
      <SectionHead title={heading} />
      <ol className="steps">
        {steps.map(({ lead, text }) => (
          <li key={lead}>
            <h3>{lead}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
