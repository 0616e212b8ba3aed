import type { LanguageCode } from '@tt/contract/language/language';
import type english from '../../../../messages/en/booking.json';
import { createTexts, readMessages, type TextKey, type Texts } from '../../../delivery/create-texts.ts';

export interface Company {
  name: string;
  email: string;
}

export type BookingTexts = Texts<TextKey<{ booking: typeof english }>>;

const known = new Map<LanguageCode, BookingTexts>();

export function getBookingTexts(language: LanguageCode): BookingTexts {
  const texts: BookingTexts =
    known.get(language) ?? createTexts(language, (code) => readMessages(code, ['booking']));
  known.set(language, texts);
  return texts;
}
