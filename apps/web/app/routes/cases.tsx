import { getPageLanguage } from '../i18n/get-page-language.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { casesPath } from '../i18n/paths.ts';
import { listMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/cases';

export function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const t = getTranslator(language);
  return {
    meta: {
      title: t('cases.meta.title') + t('common.metaSuffix'),
      description: t('cases.meta.description'),
      path: casesPath(language),
      language,
    },
    heading: t('cases.list.heading'),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function CasesPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <section className="wrap page-head">
      <h1>{page.heading}</h1>
    </section>
  );
}
