import { Icon } from '../../ui/actions/icon.tsx';

export interface AdRouteProps {
  ruleLabel: string;
  rule: string;
  steps: { kind: 'no' | 'yes' | 'rest'; name: string; outcome: string }[];
}

/** One request on its way through the networks, and the rule that passes it on. */
export function AdRoute({ ruleLabel, rule, steps }: AdRouteProps) {
  return (
    <div className="win-body">
      <p className="rule">
        <b>{ruleLabel}</b>
        <span>{rule}</span>
      </p>
      <ol className="fall">
        {steps.map(({ kind, name, outcome }) => (
          <li key={name} className={kind}>
            {name}
            <span>
              {outcome}
              {kind === 'yes' && <Icon name="arrow" />}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
