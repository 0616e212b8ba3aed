import type { LanguageCode } from '@tt/contract/language/language';
import { articles } from '../../../content/articles.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import { loadArticlePage } from './load-article-page.server.ts';
import { loadNotFound } from '../load-not-found.server.ts';

/** The page of a slug; a slug that is empty or only hyphens has no article. */
export function loadArticleBySlug(language: LanguageCode, slug = '') {
  if (slug.replaceAll('-', ' ').trim()) {
    const article = articles.find(({ key }) => key === slug);
    return loadArticlePage(language, article);
  }
  const t = getTranslator(language);
  const { meta, panel } = loadNotFound(language);
  const words = { title: t('blog.notFound.title'), text: t('blog.notFound.text') };
  return { kind: 'not-found' as const, meta, panel: { ...panel, ...words } };
}
