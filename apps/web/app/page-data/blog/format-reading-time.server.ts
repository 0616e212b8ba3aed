import type { LanguageCode } from '@tt/contract/language/language';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import type { RenderedArticle } from './render-article.ts';

/** Words of these languages are longer, so fewer are read in a minute. */
const wordsPerMinute: Partial<Record<LanguageCode, number>> = { ua: 180, pl: 180, ru: 180 };

/** How long an article takes to read, in words: at least a minute. */
export function formatReadingTime(language: LanguageCode, { words }: RenderedArticle): string {
  const minutes = Math.max(1, Math.round(words / (wordsPerMinute[language] ?? 200)));
  return getTranslator(language)('blog.article.readingTime', { minutes });
}
