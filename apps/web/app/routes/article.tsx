import { articles } from '../../content/articles.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadArticlePage } from '../page-data/load-article-page.server.ts';
import { ArticlePlaceholder } from '../sections/article-placeholder.tsx';
import { ArticleText } from '../sections/article-text.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import type { Route } from './+types/article';

export const handle = { hydrate: false };

export function loader({ params }: Route.LoaderArgs) {
  const article = articles.find(({ slug }) => slug === params.slug);
  return loadArticlePage(getPageLanguage(params), article);
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ArticlePage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      {page.text ? <ArticleText {...page.text} /> : <ArticlePlaceholder {...page.placeholder} />}
      <CallToAction {...page.callToAction} />
    </>
  );
}
