import type { LanguageCode } from '@tt/contract/language/language';
import { useEffect, useState } from 'react';
import { type DeskTranslator, loadDeskTranslator } from './desk-texts.ts';

/** The texts of a language; those before stay until they are there, or if they can't be loaded. */
export function useLanguageTexts(language: LanguageCode): DeskTranslator | undefined {
  const [texts, setTexts] = useState<DeskTranslator>();
  useEffect(() => {
    let isWanted = true;
    loadDeskTranslator(language)
      .then((loaded) => isWanted && setTexts(() => loaded))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [language]);
  return texts;
}
