import type { LanguageCode } from '@tt/contract/language/language';
import { useEffect, useState } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { type DeskTranslator, loadDeskTranslator } from '../frame/desk-texts.ts';

/** The texts of the client's language; undefined until they are there. */
export function useClientTexts(language: LanguageCode): DeskTranslator | undefined {
  const own = useTexts();
  const [loaded, setLoaded] = useState<DeskTranslator>();
  const isOwn = own.language === language;
  useEffect(() => {
    let isWanted = true;
    if (!isOwn)
      loadDeskTranslator(language)
        .then((texts) => isWanted && setLoaded(() => texts))
        .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [language, isOwn]);
  return isOwn ? own : loaded;
}
