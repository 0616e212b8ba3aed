import { ExhibitBox } from '../../exhibits/exhibit-box.tsx';
import type { Exhibit } from '../../exhibits/exhibit-strings.ts';
import { Icon } from '../../ui/actions/icon.tsx';
import { FoundTable, type FoundTableProps } from './found-table.tsx';
import { LeadRecord, type LeadRecordProps } from './lead-record.tsx';
import { NumberedHeading } from './numbered-heading.tsx';
import { ProductWindow } from './product-window.tsx';

export interface LeadWindowProps {
  title: string;
  label: string;
  note: string;
  exhibit: Exhibit;
  customer: { heading: string; fields: { term: string; value: string }[] };
  found: FoundTableProps & { heading: string; human: string; summary: string };
  record: LeadRecordProps;
  /** The exhibit makes a button of what it can export. */
  outputs: { heading: string; channels: { name: string; isLive?: boolean }[] }[];
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
      <ExhibitBox {...exhibit}>
        <div className="iface-in">
          <div>
            <NumberedHeading>{customer.heading}</NumberedHeading>
            <dl className="kv">
              {customer.fields.map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <NumberedHeading number={1}>{found.heading}</NumberedHeading>
            <div className="ld-bar" data-bar>
              <span>
                <Icon name="tick" />
                {found.human}
              </span>
            </div>
            <FoundTable {...found} />
            <p className="ld-foot" data-summary>
              {found.summary}
            </p>
          </div>
          <LeadRecord {...record} />
          {outputs.map(({ heading, channels }, place) => (
            <div key={heading}>
              <NumberedHeading number={3 + place}>{heading}</NumberedHeading>
              <ul className="outs">
                {channels.map(({ name, isLive }) => (
                  <li key={name} data-csv={isLive}>
                    {name}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </ExhibitBox>
    </ProductWindow>
  );
}
