import { Icon } from '../../ui/actions/icon.tsx';

export interface AdLogProps {
  alert: { isDue: boolean; label: string; text: string };
  entries: { request: number; text: string; outcome: string; isFilled: boolean }[];
}

/** The last answers below the alert. Each row keeps its height, whatever the live run says in it. */
export function AdLog({ alert, entries }: AdLogProps) {
  return (
    <ul className="log">
      <li className={alert.isDue ? 'alert alarm' : 'alert'} data-alert>
        <Icon name="warning" />
        <Icon name="tick" />
        <span>
          <b>{alert.label}</b> <span data-text>{alert.text}</span>
        </span>
      </li>
      {entries.map(({ request, text, outcome, isFilled }) => (
        <li key={request} data-entry>
          <span className="no">{request}</span>
          <span data-text>{text}</span>
          <span className={isFilled ? 'tag tag-ok' : 'tag tag-off'}>{outcome}</span>
        </li>
      ))}
    </ul>
  );
}
