import { ContactForm } from '../features/contact/contact-form.tsx';
import { ContactHead } from '../features/contact/contact-head.tsx';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadContactPage } from '../page-data/load-contact-page.server.ts';
import type { Route } from './+types/contact';

export function loader({ params }: Route.LoaderArgs) {
  return loadContactPage(getPageLanguage(params));
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ContactPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <ContactHead {...page.head}>
      <ContactForm texts={page.form} />
    </ContactHead>
  );
}
