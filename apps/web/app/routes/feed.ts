import { getPageLanguage } from '../i18n/get-page-language.ts';
import { loadFeed } from '../page-data/blog/load-feed.server.ts';
import type { Route } from './+types/feed';

/** The feed of a language: a file, not a page. */
export const loader = ({ params }: Route.LoaderArgs) =>
  new Response(loadFeed(getPageLanguage(params)), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
