import { CaseFilter } from '../features/case-filter/case-filter.tsx';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadCasesPage } from '../page-data/load-cases-page.server.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import type { Route } from './+types/cases';

export function loader({ params }: Route.LoaderArgs) {
  return loadCasesPage(getPageLanguage(params));
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function CasesPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap page-head page-head-flush">
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
      </section>
      <CaseFilter {...page.filter} />
      <CallToAction band="gamedev" {...page.callToAction} />
    </>
  );
}
