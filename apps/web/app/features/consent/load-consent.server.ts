import { toLanguageCode } from '@tt/contract/language/language';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import { privacyPolicyPath } from '../../i18n/paths.ts';
import { listTrackers } from '../../lib/list-trackers.ts';
import type { ConsentPanelProps } from './consent-panel.tsx';

/** What the consent panel of a page shows; undefined if the site has nothing to ask about. */
export function loadConsent(path: string): { consent?: ConsentPanelProps } {
  const trackers = listTrackers();
  if (trackers.length === 0) return {};
  const t = getTranslator(toLanguageCode(path));
  return { consent: { texts: t.tree('common.consent'), trackers, policyHref: privacyPolicyPath } };
}
