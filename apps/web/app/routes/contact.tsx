import '../styles/pages/contact.css';
import * as script from 'virtual:island/contact';
import { ContactIsland } from '../features/contact/contact-island.tsx';
import { ContactHead } from '../features/contact/contact-head.tsx';
import { loadContactPage } from '../features/contact/load-contact-page.server.ts';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { Island } from '../islands/island.tsx';
import { loadRescue } from '../islands/load-rescue.server.ts';
import { renderIsland } from '../islands/render-island.server.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadTeam } from '../page-data/load-people.server.ts';
import type { Route } from './+types/contact';

export async function loader({ params }: Route.LoaderArgs) {
  const language = getPageLanguage(params);
  const { meta, head, form } = loadContactPage(language);
  return {
    meta,
    head: { ...head, team: loadTeam(language) },
    island: await renderIsland(ContactIsland, { texts: form }),
    rescue: loadRescue('form', language),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function ContactPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <ContactHead {...page.head}>
      <Island of={ContactIsland} rendered={page.island} script={script} rescue={page.rescue} />
    </ContactHead>
  );
}
