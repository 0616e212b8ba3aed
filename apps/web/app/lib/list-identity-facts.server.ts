import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import type { Identity } from '@tt/contract/site-settings';
import { getTranslator } from '../i18n/get-translator.server.ts';

export interface IdentityFact {
  label: string;
  value: string;
}

/** What the settings say about the company behind the site, in the page's language. */
export function listIdentityFacts(language: LanguageCode, identity: Identity): IdentityFact[] {
  const t = getTranslator(language);
  const { legalName, registerNumber, taxId, address, country } = identity;
  const names = new Intl.DisplayNames(getLanguage(language).tag, { type: 'region' });
  return [
    { label: t('common.identity.legalName'), value: legalName },
    { label: t('common.identity.registerNumber'), value: registerNumber },
    { label: t('common.identity.taxId'), value: taxId },
    { label: t('common.identity.address'), value: address },
    { label: t('common.identity.country'), value: country && names.of(country) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
