import type { LanguageCode } from '@tt/contract/language/language';
import { people } from '../../content/people.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { loadPerson } from './load-people.server.ts';

/** Who hosts consultations, as the booking page says it. */
export function loadHost(language: LanguageCode) {
  const person = people.find(({ isHost }) => isHost);
  if (!person) return undefined;
  const t = getTranslator(language);
  const { name, role, languages, photo } = loadPerson(language, person);
  return { label: t('truth.hostLabel'), heading: t('truth.host'), name, role, languages, photo };
}
