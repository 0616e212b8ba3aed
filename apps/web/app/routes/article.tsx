import '../styles/pages/article-page.css';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadArticleBySlug } from '../page-data/blog/load-article-by-slug.server.ts';
import { Ask } from '../sections/ask.tsx';
import { ArticleHead } from '../sections/blog/article-head.tsx';
import { ArticlePlaceholder } from '../sections/blog/article-placeholder.tsx';
import { ArticleText } from '../sections/blog/article-text.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { NextEntry } from '../sections/next-entry.tsx';
import { NotFound } from '../sections/not-found.tsx';
import type { Route } from './+types/article';

export const loader = ({ params }: Route.LoaderArgs) =>
  loadArticleBySlug(getPageLanguage(params), params.slug);

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ArticlePage({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'not-found') return <NotFound {...page.panel} />;
  if (page.kind === 'placeholder') {
    return (
      <>
        <ArticlePlaceholder {...page.placeholder} />
        <CallToAction {...page.callToAction} />
      </>
    );
  }
  return (
    <>
      <article>
        <ArticleHead {...page.head} />
        <ArticleText {...page.text} />
      </article>
      <Ask {...page.ask} />
      {page.next && <NextEntry {...page.next} />}
    </>
  );
}
