import { getLanguage, type LanguageCode } from '@tt/contract/language';
import type { Article } from '../../content/articles.ts';
import { formatCalendarDate } from '../i18n/format-calendar-date.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { itemPath } from '../i18n/paths.ts';
import { getServiceEmoji } from './get-service-emoji.server.ts';

interface ArticleTexts {
  title: string;
  excerpt: string;
  tags: string[];
}

/** The cards of articles: facts from content, words from messages. */
export function listArticleItems(language: LanguageCode, articles: readonly Article[]) {
  const t = getTranslator(language);
  const texts: Record<string, ArticleTexts> = t.tree('blog.items');
  const categoryLabels = t.tree('blog.categories');
  return articles.map(({ slug, date, band, thumbnail, categories }) => {
    const text = texts[slug];
    if (!text) throw new Error(`blog.items has no entry ${slug}`);
    return {
      slug,
      band,
      emoji: getServiceEmoji(band),
      drawing: thumbnail,
      path: itemPath(language, 'blog', slug),
      dateTime: date,
      dateLabel: formatCalendarDate(date, getLanguage(language).tag),
      title: text.title,
      excerpt: text.excerpt,
      tags: text.tags,
      categories: categories.map((category) => categoryLabels[category]),
    };
  });
}
