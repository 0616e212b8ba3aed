import type { LanguageCode } from '@tt/contract/language';
import type { Article } from '../../content/articles.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { blogPath, itemPath } from '../i18n/paths.ts';
import { loadCallToAction } from './load-call-to-action.server.ts';

/** Stands where the browser puts the title of a slug that was not known at build time. */
const unknownTitle = '…';

/** The page of an article; without an article it is the template of any other slug. */
export function loadArticlePage(language: LanguageCode, article?: Article) {
  const t = getTranslator(language);
  const title = article ? article.slug.replaceAll('-', ' ') : unknownTitle;
  const texts: Record<string, { meta: { title: string; description: string } }> = t.tree('blog.items');
  const ownMeta = article && texts[article.slug]?.meta;
  return {
    meta: {
      title: (ownMeta?.title ?? t('blog.article.meta.title', { title })) + t('common.metaSuffix'),
      description: ownMeta?.description ?? t('blog.article.meta.description'),
      path: article ? itemPath(language, 'blog', article.slug) : blogPath(language),
      language,
      isHidden: !article?.body,
    },
    placeholder: {
      band: article?.band ?? 'design',
      title,
      isOpenEnded: !article,
      learnMore: t('blog.article.learnMore'),
      comingSoon: t('blog.article.comingSoon', { title: unknownTitle }).split(unknownTitle),
      meanwhile: t('blog.article.meanwhile'),
      allArticles: { label: t('blog.article.allArticles'), href: blogPath(language) },
    },
    callToAction: {
      band: article?.band ?? 'design',
      ...loadCallToAction(language, { closing: t.tree('blog.closing'), ctaLabel: t('blog.ctaLabel') }),
    },
  };
}
