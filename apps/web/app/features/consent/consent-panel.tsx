import '../../styles/pages/consent.css';
import { url as consentUrl } from 'virtual:page-script/consent';
import type { ConfiguredTracker } from '../../lib/list-trackers.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/actions/icon.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { ConsentSwitch } from './consent-switch.tsx';
import type { ConsentTexts } from './consent-texts.ts';

export interface ConsentPanelProps {
  texts: ConsentTexts;
  trackers: ConfiguredTracker[];
  policyHref: string;
}

/**
 * Prerendered hidden. Its own script shows it, even on pages without framework. What that script changes before React
 * hydrates is not a mismatch.
 */
export function ConsentPanel({ texts, trackers, policyHref }: ConsentPanelProps) {
  return (
    <div className="consent">
      <section
        className="panel consent-panel"
        id="cookie-settings"
        aria-labelledby="consent-title"
        tabIndex={-1}
        hidden
        suppressHydrationWarning
      >
        <h2 className="h3" id="consent-title">
          {texts.title}
        </h2>
        <p>
          {texts.text} <TextLink href={policyHref}>{texts.policyLink}</TextLink>
        </p>
        <div className="consent-choices">
          <Button variant="line" data-consent="none">
            {texts.decline}
          </Button>
          <Button variant="line" data-consent="all">
            {texts.accept}
          </Button>
        </div>
        <ConsentSettings texts={texts} trackers={trackers} />
      </section>
      <div className="consent-saved" role="status">
        <p className="toast" hidden suppressHydrationWarning>
          <Icon name="tick" />
          {texts.saved}
        </p>
      </div>
      <script type="module" src={consentUrl} />
    </div>
  );
}

function ConsentSettings({ texts, trackers }: Pick<ConsentPanelProps, 'texts' | 'trackers'>) {
  return (
    <details className="consent-settings" suppressHydrationWarning>
      <summary>
        {texts.settings}
        <Icon name="chevron" />
      </summary>
      <div className="consent-row">
        <p className="consent-name">{texts.necessary.title}</p>
        <p className="small">{texts.necessary.text}</p>
      </div>
      {trackers.map((tracker) => (
        <ConsentSwitch key={tracker.name} tracker={tracker} {...texts[tracker.name]} />
      ))}
      <Button variant="line" data-consent="chosen">
        {texts.save}
      </Button>
      <p className="small">{texts.changeLater}</p>
    </details>
  );
}
