import { readFileSync } from 'node:fs';
import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { createTranslator } from 'use-intl/core';
import type english from '../../../../messages/en/booking.json';

type Messages = { booking: typeof english };

export interface Company {
  name: string;
  email: string;
}

export type BookingTexts = ReturnType<typeof createTranslator<Messages>>;

const known = new Map<LanguageCode, BookingTexts>();

/** The texts of a language. A missing text throws, so that it can't reach a person. */
export function getBookingTexts(language: LanguageCode): BookingTexts {
  const texts = known.get(language) ?? loadTexts(language);
  known.set(language, texts);
  return texts;
}

function loadTexts(language: LanguageCode): BookingTexts {
  const file = new URL(`../../../../messages/${language}/booking.json`, import.meta.url);
  const messages: Messages = { booking: JSON.parse(readFileSync(file, 'utf8')) };
  return createTranslator<Messages>({
    locale: getLanguage(language).tag,
    messages,
    onError: (error) => {
      throw error;
    },
  });
}
