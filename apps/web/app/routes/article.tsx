import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadArticleBySlug } from '../page-data/load-article-by-slug.server.ts';
import { ArticlePlaceholder } from '../sections/article-placeholder.tsx';
import { ArticleText } from '../sections/article-text.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { NotFound } from '../sections/not-found.tsx';
import type { Route } from './+types/article';

export const loader = ({ params }: Route.LoaderArgs) =>
  loadArticleBySlug(getPageLanguage(params), params.slug);

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ArticlePage({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'not-found') return <NotFound {...page.panel} />;
  return (
    <>
      {page.text ? <ArticleText {...page.text} /> : <ArticlePlaceholder {...page.placeholder} />}
      <CallToAction {...page.callToAction} />
    </>
  );
}
