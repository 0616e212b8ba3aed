import { ExhibitBox } from '../../exhibits/exhibit-box.tsx';
import type { Exhibit } from '../../exhibits/exhibit-strings.ts';
import { AdLog, type AdLogProps } from './ad-log.tsx';
import { AdShares, type AdSharesProps } from './ad-shares.tsx';
import { AdWaterfall, type AdWaterfallProps } from './ad-waterfall.tsx';
import { NumberedHeading } from './numbered-heading.tsx';
import { ProductWindow } from './product-window.tsx';

export interface AdWindowProps {
  title: string;
  label: string;
  note: string;
  exhibit: Exhibit;
  rule: { heading: string; fields: { term: string; value: string }[] };
  waterfall: AdWaterfallProps & { heading: string; live: string; status: string };
  desk: AdSharesProps & { heading: string };
  log: AdLogProps & { heading: string };
}

/** The exhibit replaces the rule with controls, for which there is room. */
function Slot({ rule, waterfall }: Pick<AdWindowProps, 'rule' | 'waterfall'>) {
  return (
    <div className="wf-slot">
      <div className="wf-rule">
        <NumberedHeading number={4}>{rule.heading}</NumberedHeading>
        <dl className="wf-fields" data-rule>
          {rule.fields.map(({ term, value }) => (
            <div key={term} className="wf-field">
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="wf-pane">
        <div className="wf-heads">
          <NumberedHeading number={1}>{waterfall.heading}</NumberedHeading>
          <NumberedHeading number={2}>{waterfall.live}</NumberedHeading>
        </div>
        <AdWaterfall {...waterfall} />
        <p className="vh" data-summary>
          {waterfall.status}
        </p>
      </div>
    </div>
  );
}

/** The desk of the Ad Network Orchestration Tool at the end of a run, which the exhibit plays. The numbers name the features below. */
export function AdWindow({ title, label, note, exhibit, rule, waterfall, desk, log }: AdWindowProps) {
  return (
    <ProductWindow isWhole title={title} label={label} note={note}>
      <ExhibitBox {...exhibit}>
        <div>
          <Slot rule={rule} waterfall={waterfall} />
          <div className="adnet-row">
            <div>
              <NumberedHeading number={3}>{desk.heading}</NumberedHeading>
              <AdShares {...desk} />
            </div>
            <div>
              <NumberedHeading number={5}>{log.heading}</NumberedHeading>
              <AdLog {...log} />
            </div>
          </div>
        </div>
      </ExhibitBox>
    </ProductWindow>
  );
}
