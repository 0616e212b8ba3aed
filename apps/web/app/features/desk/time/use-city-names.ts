import type { LanguageCode } from '@tt/contract/language/language';
import { type CityNames, toCityName } from '@tt/contract/time/city-name';
import { useEffect, useState } from 'react';
import { useTexts } from '../frame/desk-context.ts';

const tables: Record<LanguageCode, () => Promise<{ default: CityNames }>> = {
  en: () => import('@tt/contract/time/cities/en.json'),
  ua: () => import('@tt/contract/time/cities/ua.json'),
  pl: () => import('@tt/contract/time/cities/pl.json'),
  ru: () => import('@tt/contract/time/cities/ru.json'),
  es: () => import('@tt/contract/time/cities/es.json'),
};

/** Names the city of a zone in the desk's language; in English until the names are there. */
export function useCityName(): (timeZone: string) => string {
  const { language } = useTexts();
  const [names, setNames] = useState<CityNames>({});
  useEffect(() => {
    let isWanted = true;
    tables[language]()
      .then((table) => isWanted && setNames(table.default))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [language]);
  return (timeZone) => toCityName(timeZone, names);
}
