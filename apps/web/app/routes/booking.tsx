import { getPageLanguage } from '../i18n/get-page-language.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { bookingPath } from '../i18n/paths.ts';
import { listMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/booking';

export function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const t = getTranslator(language);
  return {
    meta: {
      title: t('booking.meta.title') + t('common.metaSuffix'),
      description: t('booking.meta.description'),
      path: bookingPath(language),
      language,
    },
    heading: t('booking.heading'),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function BookingPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <section className="wrap page-head">
      <h1>{page.heading}</h1>
    </section>
  );
}
