import '../styles/pages/case-page.css';
import { cases } from '../../content/cases.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadCasePage } from '../page-data/load-case-page.server.ts';
import { loadCasePlaceholder } from '../page-data/load-case-placeholder.server.ts';
import { Ask } from '../sections/ask.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Balance } from '../sections/case/balance.tsx';
import { CaseHead } from '../sections/case/case-head.tsx';
import { CasePlaceholder } from '../sections/case/case-placeholder.tsx';
import { CaseStory } from '../sections/case/case-story.tsx';
import { FactStrip } from '../sections/case/fact-strip.tsx';
import { LiveDiagram } from '../sections/case/live-diagram.tsx';
import { NextEntry } from '../sections/next-entry.tsx';
import { CaseVoices } from '../sections/truth/case-voices.tsx';
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
      <CaseHead {...page.head} />
      <FactStrip {...page.strip} />
      {page.balance && <Balance {...page.balance} />}
      {page.live && <LiveDiagram {...page.live} />}
      <CaseStory {...page.story} />
      {page.voices && <CaseVoices {...page.voices} />}
      <Ask {...page.ask} />
      {page.next && <NextEntry {...page.next} />}
    </>
  );
}
