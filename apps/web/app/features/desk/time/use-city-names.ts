import { deskCitiesSchema } from '@tt/contract/desk/desk-week';
import type { LanguageCode } from '@tt/contract/language/language';
import { type CityNames, toCityName } from '@tt/contract/time/city-name';
import { useEffect, useState } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { sendToDesk } from '../frame/desk-client.ts';

const known = new Map<LanguageCode, Promise<CityNames>>();

/** Names the city of a zone in the desk's language; in English until the names are there. */
export function useCityName(): (timeZone: string) => string {
  const { language } = useTexts();
  const [names, setNames] = useState<CityNames>({});
  useEffect(() => {
    let isWanted = true;
    void loadNames(language).then((found) => isWanted && setNames(found));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return (timeZone) => toCityName(timeZone, names);
}

/** Asks once for each language, and again after a failure. */
function loadNames(language: LanguageCode): Promise<CityNames> {
  const loading = known.get(language) ?? askNames(language);
  known.set(language, loading);
  return loading;
}

async function askNames(language: LanguageCode): Promise<CityNames> {
  const answer = await sendToDesk({ path: `cities?lang=${language}`, answer: deskCitiesSchema });
  if (answer.ok) return answer.data;
  known.delete(language);
  return {};
}
