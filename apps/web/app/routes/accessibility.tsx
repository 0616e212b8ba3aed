import '../styles/article/statement-page.css';
import { getPageLanguage } from '../i18n/get-page-language.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadAccessibility } from '../page-data/load-accessibility.server.ts';
import { Ask } from '../sections/ask.tsx';
import { Statement } from '../sections/statement.tsx';
import { TextWithEmail } from '../sections/text-with-email.tsx';
import type { Route } from './+types/accessibility';

export const loader = ({ params }: Route.LoaderArgs) => loadAccessibility(getPageLanguage(params));

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function AccessibilityPage({ loaderData: page }: Route.ComponentProps) {
  const { ask, statement } = page;
  return (
    <>
      <Statement {...statement} />
      <Ask {...ask} text={<TextWithEmail text={ask.text} email={statement.email} />} />
    </>
  );
}
