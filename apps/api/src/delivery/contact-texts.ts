import type { LanguageCode } from '@tt/contract/language/language';
import type common from '../../../../messages/en/common.json';
import type contact from '../../../../messages/en/contact.json';
import { createTexts, readMessages, type TextKey, type Texts } from '../../../delivery/create-texts.ts';

export type ContactTexts = Texts<TextKey<{ common: typeof common; contact: typeof contact }>>;

/** What the contact page says, for an answer that replaces it. `pnpm check` compares both. */
export function getContactTexts(language: LanguageCode): ContactTexts {
  return createTexts(language, (code) => readMessages(code, ['common', 'contact']));
}
