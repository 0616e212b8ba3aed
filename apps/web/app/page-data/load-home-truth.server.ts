import type { LanguageCode } from '@tt/contract/language/language';
import { cases } from '../../content/cases.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { itemPath } from '../i18n/paths.ts';
import { loadClient, loadQuote } from './load-case-truth.server.ts';

/** Fewer logos than this are not shown. */
const fewestLogos = 3;
const mostLogos = 6;

/** The logos of clients whose cases are shown. */
export function loadClientLogos(language: LanguageCode) {
  const t = getTranslator(language);
  const clients = cases.flatMap((item) => {
    const { name, logo } = loadClient(language, item) ?? {};
    if (!name || !logo) return [];
    const label = t('truth.clientCase', { client: name });
    return [{ href: itemPath(language, 'cases', item.key), label, logo }];
  });
  return clients.length < fewestLogos
    ? undefined
    : { label: t('truth.logos'), clients: clients.slice(0, mostLogos) };
}

/** What the client of the first case that has a quote says. */
export function findQuote(language: LanguageCode) {
  return cases.map((item) => loadQuote(language, item)).find((quote) => quote !== undefined);
}
