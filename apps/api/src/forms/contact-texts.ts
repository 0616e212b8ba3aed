import { inquiryTexts } from '@tt/contract/inquiry/inquiry-texts';
import type { LanguageCode } from '@tt/contract/language/language';
import type common from '../../messages/en/common.json';
import type contact from '../../messages/en/contact.json';
import { keepTexts, readMessages, type TextKey, type Texts } from '../delivery/create-texts.ts';

interface Messages {
  common: typeof common;
  contact: typeof contact;
  inquiry: typeof inquiryTexts.en;
}

type ContactKey = TextKey<Messages>;

export type ContactTexts = Texts<ContactKey>;

/** What the contact page says, for answers in words. `pnpm check` compares both. */
export const getContactTexts = keepTexts<ContactKey>(readTexts);

function readTexts(language: LanguageCode): object {
  return { ...readMessages(language, ['common', 'contact']), inquiry: inquiryTexts[language] };
}
