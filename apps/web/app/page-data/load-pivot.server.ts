import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { fillValues } from '../exhibits/pivot/create-pivot.ts';
import { pivots } from '../exhibits/pivot/pivots.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { loadExhibit } from './load-exhibit.server.ts';

const isPivot = (key: string): key is keyof typeof pivots => Object.hasOwn(pivots, key);

/** The pivot in the drawing of a service area, with its formula as it stands at rest. An area of the company's own has none. */
export function loadPivot(language: LanguageCode, key: string) {
  if (!isPivot(key)) return undefined;
  const { formula, result, read, still } = pivots[key];
  return {
    exhibit: loadExhibit(language, key),
    formula,
    result: fillValues(result, read(still), getLanguage(language).tag),
    legend: getTranslator(language).tree('exhibits.legends')[key],
  };
}
