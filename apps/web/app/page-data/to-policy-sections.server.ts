import { defaultLanguageCode } from '@tt/contract/language/language';
import type { Identity } from '@tt/contract/site-settings';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { listIdentityFacts } from '../lib/list-identity-facts.server.ts';
import type { StatementSection } from '../sections/statement.tsx';

const toId = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The sections of the policy. Who the company is by law follows the first, if the settings say it. */
export function toPolicySections(identity: Identity): StatementSection[] {
  const t = getTranslator(defaultLanguageCode);
  const texts: Omit<StatementSection, 'id'>[] = t.tree('privacy.sections');
  const facts = listIdentityFacts(defaultLanguageCode, identity);
  const details = {
    heading: t('common.identity.heading'),
    paragraphs: [t('common.identity.text')],
    bullets: facts.map(({ label, value }) => `${label}: ${value}`),
  };
  const sections = facts.length > 0 ? texts.toSpliced(1, 0, details) : texts;
  return sections.map((section) => ({ ...section, id: toId(section.heading) }));
}
