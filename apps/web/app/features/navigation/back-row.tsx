import { Icon } from '../../ui/actions/icon.tsx';
import type { BackRowData } from './load-back-row.server.ts';

/**
 * A row of its own below the bar, so that the button never covers text. The button is a link home; `enhance` makes it
 * go one step back if the history has more than two entries, and lets the row leave while the page scrolls down.
 */
export function BackRow({ label, homeHref, here }: BackRowData) {
  return (
    <div className="backbar">
      <div className="wrap backbar-in">
        <a className="back" href={homeHref} data-back>
          <Icon name="back" />
          {label}
        </a>
        <span className="here only-l">{here.join(' / ')}</span>
      </div>
    </div>
  );
}
