import type { LanguageCode } from '@tt/contract/language/language';
import type english from '../../../messages/en/inquiry.json';
import { createTexts, readMessages, type TextKey, type Texts } from '../../delivery/create-texts.ts';

type InquiryTexts = Texts<TextKey<{ inquiry: typeof english }>>;

const known = new Map<LanguageCode, InquiryTexts>();

export function getInquiryTexts(language: LanguageCode): InquiryTexts {
  const texts: InquiryTexts =
    known.get(language) ?? createTexts(language, (code) => readMessages(code, ['inquiry']));
  known.set(language, texts);
  return texts;
}
