import '../styles/pages/blog-page.css';
import * as searchScript from 'virtual:island/blog-search';
import { BlogSearch } from '../features/blog-search/blog-search.tsx';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { Island } from '../islands/island.tsx';
import { loadRescue } from '../islands/load-rescue.server.ts';
import { renderIsland } from '../islands/render-island.server.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadBlogPage } from '../page-data/blog/load-blog-page.server.ts';
import { AreaLinks } from '../sections/area-links.tsx';
import { Ask } from '../sections/ask.tsx';
import type { Route } from './+types/blog';

export async function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const page = loadBlogPage(language);
  return {
    ...page,
    search: await renderIsland(BlogSearch, page.search),
    rescue: loadRescue('list', language),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function BlogPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Island of={BlogSearch} rendered={page.search} script={searchScript} rescue={page.rescue} />
      <AreaLinks {...page.related} />
      <Ask {...page.ask} />
    </>
  );
}
