import { getPageLanguage } from '../i18n/get-page-language.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { contactPath } from '../i18n/paths.ts';
import { listMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/contact';

export function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const t = getTranslator(language);
  return {
    meta: {
      title: t('contact.meta.title') + t('common.metaSuffix'),
      description: t('contact.meta.description'),
      path: contactPath(language),
      language,
    },
    heading: t('contact.contact'),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ContactPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <section className="wrap page-head">
      <h1>{page.heading}</h1>
    </section>
  );
}
