import type { LanguageCode } from '@tt/contract/language/language';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import type { LeadTableProps } from '../../sections/home/lead-table.tsx';
import { leadSamples } from './lead-samples.ts';

/** The sample leads as a table in a language. */
export function loadLeadTable(language: LanguageCode): LeadTableProps {
  const t = getTranslator(language);
  const roles = t.tree('products.leadWindow.roles');
  const sources = t.tree('products.leadWindow.sources');
  const checks = t.tree('products.leadWindow.checks');
  return {
    columns: t.tree('products.leadWindow.columns'),
    rows: leadSamples.map(({ letter, role, source, seen, check, ...lead }) => ({
      company: t('products.leadWindow.companyName', { letter }),
      role: roles[role],
      before: 'before' in lead ? roles[lead.before] : undefined,
      source: sources[source],
      seen,
      check: { kind: check, label: checks[check] },
    })),
  };
}
