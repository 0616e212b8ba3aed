import { defaultLanguageCode } from '@tt/contract/language/language';
import type { Identity } from '@tt/contract/site-settings';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { listIdentityFacts } from '../lib/list-identity-facts.server.ts';
import type { PolicySection } from '../sections/policy.tsx';

/** The sections of the policy. Who the company is by law follows the first, if the settings say it. */
export function toPolicySections(identity: Identity): PolicySection[] {
  const t = getTranslator(defaultLanguageCode);
  const [first, ...others]: PolicySection[] = t.tree('privacy.sections');
  const facts = listIdentityFacts(defaultLanguageCode, identity);
  if (!first || facts.length === 0) return t.tree('privacy.sections');
  const details = {
    heading: t('common.identity.heading'),
    paragraphs: [t('common.identity.text')],
    bullets: facts.map(({ label, value }) => `${label}: ${value}`),
  };
  return [first, details, ...others];
}
