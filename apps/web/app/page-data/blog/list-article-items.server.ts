import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import type { Article } from '../../../content/articles.ts';
import { formatCalendarDate } from '../../i18n/format-calendar-date.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import { getWords } from '../../i18n/get-words.server.ts';
import { itemPath } from '../../i18n/paths.ts';
import { formatReadingTime } from './format-reading-time.server.ts';
import { loadArticleBody } from './load-article-body.server.ts';

/** The cards of articles: their facts and their words. */
export function listArticleItems(language: LanguageCode, articles: readonly Article[]) {
  const t = getTranslator(language);
  const categoryLabels = t.tree('blog.categories');
  return articles.map(({ key, date, band, thumbnail, categories, isPublished }) => {
    const text = getWords(language, 'articles', key);
    return {
      slug: key,
      band,
      drawing: thumbnail,
      path: itemPath(language, 'blog', key),
      dateTime: date,
      dateLabel: formatCalendarDate(date, getLanguage(language).tag),
      readingTime: isPublished ? formatReadingTime(language, loadArticleBody(language, key)) : undefined,
      title: text.title,
      excerpt: text.excerpt,
      tags: text.tags,
      categories: categories.map((category) => ({
        glyph: `service-${category}`,
        label: categoryLabels[category],
      })),
    };
  });
}
