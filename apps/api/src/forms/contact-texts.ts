import { inquiryTexts } from '@tt/contract/inquiry/inquiry-texts';
import type { LanguageCode } from '@tt/contract/language/language';
import type common from '../../messages/en/common.json';
import type contact from '../../messages/en/contact.json';
import { createTexts, readMessages, type TextKey, type Texts } from '../delivery/create-texts.ts';

interface Messages {
  common: typeof common;
  contact: typeof contact;
  inquiry: typeof inquiryTexts.en;
}

export type ContactTexts = Texts<TextKey<Messages>>;

const known = new Map<LanguageCode, ContactTexts>();

/** What the contact page says, for answers in words. `pnpm check` compares both. */
export function getContactTexts(language: LanguageCode): ContactTexts {
  const texts: ContactTexts = known.get(language) ?? createTexts(language, readTexts);
  known.set(language, texts);
  return texts;
}

function readTexts(language: LanguageCode): object {
  return { ...readMessages(language, ['common', 'contact']), inquiry: inquiryTexts[language] };
}
