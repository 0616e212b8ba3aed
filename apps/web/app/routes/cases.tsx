import '../styles/pages/cases.css';
import * as filterScript from 'virtual:island/case-filter';
import { CaseFilter } from '../features/case-filter/case-filter.tsx';
import { splitCases } from '../features/case-filter/split-cases.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { Island } from '../islands/island.tsx';
import { loadRescue } from '../islands/load-rescue.server.ts';
import { renderIsland } from '../islands/render-island.server.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadCasesPage } from '../page-data/load-cases-page.server.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import type { Route } from './+types/cases';

export async function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const page = loadCasesPage(language);
  const filter = { ...page.filter, ...splitCases(page.filter.items) };
  return { ...page, filter: await renderIsland(CaseFilter, filter), rescue: loadRescue('list', language) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function CasesPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap page-head page-head-flush">
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
      </section>
      <Island of={CaseFilter} rendered={page.filter} script={filterScript} rescue={page.rescue} />
      <CallToAction band="fiveg" {...page.callToAction} />
    </>
  );
}
