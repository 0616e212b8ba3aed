import { isLanguageCode, type LanguageCode } from '@tt/contract/language/language';

/** The language of a route's `lang` parameter. Only known languages are prerendered, so another one is a bug. */
export function getPageLanguage(params: { lang?: string }): LanguageCode {
  const { lang = '' } = params;
  if (!isLanguageCode(lang)) throw new Response(null, { status: 404 });
  return lang;
}
