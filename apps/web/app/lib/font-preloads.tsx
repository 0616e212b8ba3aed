import type { LanguageCode } from '@tt/contract/language/language';
import displayCapitals from '../fonts/tt-display-capitals.woff2?url';
import displayCyrillic from '../fonts/tt-display-cyrillic.woff2?url';
import displayLatin from '../fonts/tt-display-latin.woff2?url';
import textCyrillic from '../fonts/tt-text-cyrillic.woff2?url';
import textLatin from '../fonts/tt-text-latin.woff2?url';

const latin = [displayLatin, textLatin];
const cyrillic = [displayCyrillic, displayCapitals, textCyrillic, textLatin];

/** The fonts of a language's first screen. The extra glyphs for Polish are few and small and need no preload. */
const preloads: Record<LanguageCode, string[]> = {
  en: latin,
  ua: cyrillic,
  pl: latin,
  ru: cyrillic,
  es: latin,
};

export function FontPreloads({ language }: { language: LanguageCode }) {
  return preloads[language].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
  ));
}
