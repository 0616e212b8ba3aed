import { OwnCase } from '../../ui/text/own-case.tsx';

interface ReasonListProps {
  heading: string;
  lead: string;
  items: { lead: string; text: string }[];
}

export function ReasonList({ heading, lead, items }: ReasonListProps) {
  return (
    <section className="wrap section why" id="why">
      <div>
        <h2>
          <OwnCase text={heading} />
        </h2>
        <p className="lead">{lead}</p>
      </div>
      <ul>
        {items.map((item) => (
          <li key={item.lead}>
            <b>{item.lead}</b>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
