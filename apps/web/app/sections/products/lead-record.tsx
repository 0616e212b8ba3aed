import { NumberedHeading } from './numbered-heading.tsx';

export interface LeadRecordProps {
  heading: string;
  fields: { name: string; term: string; value: string; note?: { name: string; text: string } }[];
}

/** One lead of the table, with what is known of it. */
export function LeadRecord({ heading, fields }: LeadRecordProps) {
  return (
    <div>
      <div className="ld-record" data-record>
        <NumberedHeading number={2}>
          <span data-field="heading">{heading}</span>
        </NumberedHeading>
        <dl className="kv">
          {fields.map(({ name, term, value, note }) => (
            <div key={name}>
              <dt>{term}</dt>
              <dd>
                <span data-field={name}>{value}</span>
                {note && <small data-field={note.name}>{note.text}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
