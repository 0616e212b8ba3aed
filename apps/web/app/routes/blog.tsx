import { BlogSearch } from '../features/blog-search/blog-search.tsx';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadBlogPage } from '../page-data/load-blog-page.server.ts';
import { AreaLinks } from '../sections/area-links.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import type { Route } from './+types/blog';

export function loader({ params }: Route.LoaderArgs) {
  return loadBlogPage(getPageLanguage(params));
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function BlogPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap page-head page-head-flush">
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
      </section>
      <BlogSearch {...page.search} />
      <AreaLinks {...page.related} />
      <CallToAction band="design" {...page.callToAction} />
    </>
  );
}
