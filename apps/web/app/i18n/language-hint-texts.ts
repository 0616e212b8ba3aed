import type { languageHint } from '../../messages/en/common.json';

type LanguageHintTexts = typeof languageHint;

const files = import.meta.glob<LanguageHintTexts>('../../messages/*/common.json', {
  eager: true,
  import: 'languageHint',
});

/** The texts of the line that offers a page in another language. It speaks that language, not the page's. */
export function findLanguageHintTexts(language: string): LanguageHintTexts | undefined {
  return files[`../../messages/${language}/common.json`];
}
