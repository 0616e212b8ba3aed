import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import type { Article } from '../../content/articles.ts';
import { formatCalendarDate } from '../i18n/format-calendar-date.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { getWords } from '../i18n/get-words.server.ts';
import { blogPath, itemPath } from '../i18n/paths.ts';
import { loadArticleBody } from './load-article-body.server.ts';
import { loadCallToAction } from './load-call-to-action.server.ts';

/** A placeholder that the browser replaces with the title of a slug unknown at build time. */
const unknownTitle = '…';

function loadText(language: LanguageCode, article: Article) {
  const t = getTranslator(language);
  const words = getWords(language, 'articles', article.key);
  const date = formatCalendarDate(article.date, getLanguage(language).tag);
  return {
    band: article.band,
    title: words.title,
    dateTime: article.date,
    dateLabel: t('blog.article.publishedOn', { date }),
    tagsLabel: t('blog.tagsLabel'),
    tags: words.tags,
    html: loadArticleBody(language, article.key),
  };
}

function loadPlaceholder(language: LanguageCode, title: string, article?: Article) {
  const t = getTranslator(language);
  return {
    band: article?.band ?? 'design',
    title,
    isOpenEnded: !article,
    learnMore: t('blog.article.learnMore'),
    comingSoon: t('blog.article.comingSoon', { title: unknownTitle }).split(unknownTitle),
    meanwhile: t('blog.article.meanwhile'),
    allArticles: { label: t('blog.article.allArticles'), href: blogPath(language) },
  };
}

/** The page of an article: its text, or a placeholder. Without an article it is the template of any other slug. */
export function loadArticlePage(language: LanguageCode, article?: Article) {
  const t = getTranslator(language);
  const title = article ? article.key.replaceAll('-', ' ') : unknownTitle;
  const ownMeta = article && getWords(language, 'articles', article.key).meta;
  return {
    meta: {
      title: (ownMeta?.title ?? t('blog.article.meta.title', { title })) + t('common.metaSuffix'),
      description: ownMeta?.description ?? t('blog.article.meta.description'),
      path: article ? itemPath(language, 'blog', article.key) : blogPath(language),
      language,
      isHidden: !article?.isPublished,
    },
    text: article?.isPublished ? loadText(language, article) : undefined,
    placeholder: loadPlaceholder(language, title, article),
    callToAction: {
      band: article?.band ?? 'design',
      ...loadCallToAction(language, { closing: t.tree('blog.closing'), ctaLabel: t('blog.ctaLabel') }),
    },
  };
}
