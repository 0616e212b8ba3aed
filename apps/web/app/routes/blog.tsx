import { getPageLanguage } from '../i18n/get-page-language.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { blogPath } from '../i18n/paths.ts';
import { listMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/blog';

export function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const t = getTranslator(language);
  return {
    meta: {
      title: t('blog.meta.title') + t('common.metaSuffix'),
      description: t('blog.meta.description'),
      path: blogPath(language),
      language,
    },
    heading: t('blog.heading'),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function BlogPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <section className="wrap page-head">
      <h1>{page.heading}</h1>
    </section>
  );
}
