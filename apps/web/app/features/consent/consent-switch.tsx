import type { ConfiguredTracker } from '../../lib/list-trackers.ts';
import { Icon } from '../../ui/actions/icon.tsx';

interface ConsentSwitchProps {
  tracker: ConfiguredTracker;
  title: string;
  text: string;
}

/** The switch of one tracker; it carries what the script needs to load it. */
export function ConsentSwitch({ tracker, title, text }: ConsentSwitchProps) {
  const id = `consent-${tracker.name}`;
  return (
    <label className="consent-row" htmlFor={id}>
      <span className="consent-name" id={`${id}-title`}>
        {title}
      </span>
      <span className="small" id={`${id}-text`}>
        {text}
      </span>
      <span className="switch">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its state itself.
          role="switch"
          id={id}
          name={tracker.name}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          data-tracker-id={tracker.id}
          data-tracker-script={tracker.scriptUrl}
        />
        <Icon name="tick" />
      </span>
    </label>
  );
}
