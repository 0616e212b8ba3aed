import { getLanguage, type LanguageCode } from '@tt/contract/language';
import type { Article } from '../../content/articles.ts';
import { formatCalendarDate } from '../i18n/format-calendar-date.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { blogPath, itemPath } from '../i18n/paths.ts';
import { loadArticleBody } from './load-article-body.server.ts';
import { loadCallToAction } from './load-call-to-action.server.ts';

/** Stands where the browser puts the title of a slug that was not known at build time. */
const unknownTitle = '…';

interface ArticleTexts {
  title: string;
  tags: string[];
  meta: { title: string; description: string };
}

function findTexts(language: LanguageCode, article?: Article): ArticleTexts | undefined {
  const texts: Record<string, ArticleTexts> = getTranslator(language).tree('blog.items');
  return article && texts[article.slug];
}

function loadText(language: LanguageCode, article: Article, files?: Record<string, string>) {
  const t = getTranslator(language);
  const texts = findTexts(language, article);
  if (!texts) throw new Error(`blog.items has no entry ${article.slug}`);
  const date = formatCalendarDate(article.date, getLanguage(language).tag);
  return {
    band: article.band,
    title: texts.title,
    dateTime: article.date,
    dateLabel: t('blog.article.publishedOn', { date }),
    tagsLabel: t('blog.tagsLabel'),
    tags: texts.tags,
    html: loadArticleBody(language, article.slug, files),
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
export function loadArticlePage(language: LanguageCode, article?: Article, files?: Record<string, string>) {
  const t = getTranslator(language);
  const title = article ? article.slug.replaceAll('-', ' ') : unknownTitle;
  const ownMeta = findTexts(language, article)?.meta;
  return {
    meta: {
      title: (ownMeta?.title ?? t('blog.article.meta.title', { title })) + t('common.metaSuffix'),
      description: ownMeta?.description ?? t('blog.article.meta.description'),
      path: article ? itemPath(language, 'blog', article.slug) : blogPath(language),
      language,
      isHidden: !article?.body,
    },
    text: article?.body && loadText(language, article, files),
    placeholder: loadPlaceholder(language, title, article),
    callToAction: {
      band: article?.band ?? 'design',
      ...loadCallToAction(language, { closing: t.tree('blog.closing'), ctaLabel: t('blog.ctaLabel') }),
    },
  };
}
