import { Icon } from '../../ui/actions/icon.tsx';

/** A link home; `enhance` makes it go one step back if the history has more than two entries. */
export function BackButton({ label, homeHref }: { label: string; homeHref: string }) {
  return (
    <div className="wrap has-back">
      <a className="back" href={homeHref} data-back>
        <Icon name="back" />
        {label}
      </a>
    </div>
  );
}
