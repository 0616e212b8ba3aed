import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadNotFound } from '../page-data/load-not-found.server.ts';
import { NotFound } from '../sections/not-found.tsx';
import type { Route } from './+types/not-found';

export const loader = ({ params }: Route.LoaderArgs) => loadNotFound(getPageLanguage(params));

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFound {...loaderData.panel} />;
}
