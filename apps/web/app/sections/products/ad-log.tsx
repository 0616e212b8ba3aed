import { Icon } from '../../ui/actions/icon.tsx';

export interface AdLogProps {
  alertLabel: string;
  alert: string;
  entries: { request: number; text: string; outcome: string; isFilled: boolean }[];
}

export function AdLog({ alertLabel, alert, entries }: AdLogProps) {
  return (
    <ul className="log">
      <li className="alarm">
        <Icon name="warning" />
        <span>
          <b>{alertLabel}</b> {alert}
        </span>
      </li>
      {entries.map(({ request, text, outcome, isFilled }) => (
        <li key={request}>
          <span className="no">{request}</span>
          <span>{text}</span>
          <span className={isFilled ? 'tag tag-ok' : 'tag tag-off'}>{outcome}</span>
        </li>
      ))}
    </ul>
  );
}
