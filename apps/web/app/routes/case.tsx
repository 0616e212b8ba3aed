import { cases } from '../../content/cases.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadCasePage } from '../page-data/load-case-page.server.ts';
import { loadCasePlaceholder } from '../page-data/load-case-placeholder.server.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CasePlaceholder } from '../sections/case-placeholder.tsx';
import { CaseStory } from '../sections/case-story.tsx';
import { ComparisonTable } from '../sections/comparison-table.tsx';
import { CostPerLeadPlot } from '../sections/cost-per-lead-plot.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PlannedColumns } from '../sections/planned-columns.tsx';
import type { Route } from './+types/case';

export function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const item = cases.find(({ key }) => key === params.caseKey);
  return item
    ? { kind: 'case' as const, ...loadCasePage(language, item) }
    : { kind: 'placeholder' as const, ...loadCasePlaceholder(language) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function CasePage({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'placeholder') {
    return (
      <>
        <CasePlaceholder {...page.placeholder} />
        <CallToAction {...page.callToAction} />
      </>
    );
  }
  return (
    <>
      <PageHead {...page.head} />
      {page.plot && <CostPerLeadPlot {...page.plot} />}
      {page.isPlanned ? (
        <PlannedColumns {...page.story} />
      ) : (
        <CaseStory isFlush={!page.plot} {...page.story} />
      )}
      {page.table && <ComparisonTable {...page.table} />}
      <CallToAction {...page.callToAction} />
    </>
  );
}
