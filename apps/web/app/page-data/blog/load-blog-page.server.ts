import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { articleCategories } from '../../../content/article-categories.ts';
import { articles } from '../../../content/articles.ts';
import { services } from '../../../content/services.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import { getWords } from '../../i18n/get-words.server.ts';
import { blogPath, feedPath, itemPath } from '../../i18n/paths.ts';
import { listArticleItems } from './list-article-items.server.ts';
import { loadCallToAction } from '../load-call-to-action.server.ts';

/** The list of articles with its search; texts that count are formatted in the browser. */
export function loadBlogPage(language: LanguageCode) {
  const t = getTranslator(language);
  return {
    meta: {
      title: t('blog.meta.title') + t('common.metaSuffix'),
      description: t('blog.meta.description'),
      path: blogPath(language),
      language,
    },
    search: {
      heading: t('blog.heading'),
      lead: t('blog.lead'),
      feed: { label: t('blog.feed'), href: feedPath(language) },
      languageTag: getLanguage(language).tag,
      items: listArticleItems(language, articles),
      texts: {
        ...t.tree('blog.search', ['resultCount']),
        noArticlesFound: t('blog.noArticlesFound'),
        noArticlesHint: t('blog.noArticlesHint'),
        tagsLabel: t('blog.tagsLabel'),
        categoriesLabel: t('blog.categoriesLabel'),
        more: t('blog.article.readArticle'),
      },
    },
    related: {
      heading: t('blog.related.heading'),
      lead: t('blog.related.lead'),
      areas: listAreas(language),
    },
    ask: loadCallToAction(language, {
      closing: t.tree('blog.closing'),
      ctaLabel: t('blog.ctaLabel'),
    }),
  };
}

/** The categories of the blog, and the areas that published articles are about. */
function listAreas(language: LanguageCode) {
  const labels: Record<string, string> = getTranslator(language).tree('blog.categories');
  const bands = articles.filter(({ isPublished }) => isPublished).map(({ band }) => band);
  const keys = new Set<string>([...articleCategories, ...bands]);
  return services
    .filter(({ key }) => keys.has(key))
    .map(({ key, band }) => ({
      band,
      glyph: `service-${key}`,
      label: labels[key] ?? getWords(language, 'services', key).label,
      href: itemPath(language, 'expertise', key),
    }));
}
