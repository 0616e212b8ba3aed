import { ExhibitBox } from '../../exhibits/exhibit-box.tsx';
import type { Exhibit } from '../../exhibits/exhibit-strings.ts';
import { Icon } from '../../ui/actions/icon.tsx';
import { LeadTable, type LeadTableProps } from './lead-table.tsx';
import { NumberedHeading } from './numbered-heading.tsx';
import { ProductWindow } from './product-window.tsx';

interface Field {
  term: string;
  value: string;
  note?: string;
}

export interface LeadWindowProps {
  title: string;
  label: string;
  note: string;
  exhibit: Exhibit;
  customer: { heading: string; fields: Field[] };
  found: { heading: string; table: LeadTableProps };
  record: { heading: string; fields: Field[] };
  outputs: { heading: string; channels: string[] }[];
}

function Fields({ fields }: { fields: Field[] }) {
  return (
    <dl className="kv">
      {fields.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The desk of LeadGenAI at the end of a run, which the exhibit plays. The numbers name the features below. */
export function LeadWindow({
  title,
  label,
  note,
  exhibit,
  customer,
  found,
  record,
  outputs,
}: LeadWindowProps) {
  return (
    <ProductWindow isWhole title={title} label={label} note={note}>
      <div className="iface-in">
        <div>
          <NumberedHeading>{customer.heading}</NumberedHeading>
          <Fields fields={customer.fields} />
        </div>
        <div>
          <NumberedHeading number={1}>{found.heading}</NumberedHeading>
          <ExhibitBox {...exhibit}>
            <div className="ld-slot">
              <LeadTable {...found.table} />
            </div>
          </ExhibitBox>
        </div>
        <div>
          <NumberedHeading number={2}>{record.heading}</NumberedHeading>
          <Fields fields={record.fields} />
        </div>
        {outputs.map(({ heading, channels }, place) => (
          <div key={heading}>
            <NumberedHeading number={3 + place}>{heading}</NumberedHeading>
            <ul className="outs">
              {channels.map((channel) => (
                <li key={channel}>
                  {channel}
                  <Icon name="arrow" />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ProductWindow>
  );
}
