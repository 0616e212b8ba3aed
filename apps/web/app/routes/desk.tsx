import '../styles/desk.css';
import * as script from 'virtual:desk/page';
import { defaultLanguageCode } from '@tt/contract/language/language';
import { DeskApp } from '../features/desk/desk-app.tsx';
import { getTranslator } from '../i18n/get-translator.server.ts';
import type { Route } from './+types/desk';

export function loader() {
  const t = getTranslator(defaultLanguageCode);
  return { title: t('desk.name'), off: t.tree('common.rescue.off') };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData.title },
  { name: 'robots', content: 'noindex' },
];

/** One file for all addresses of the desk: an empty page, which its script fills. */
export default function Desk({ loaderData: { off } }: Route.ComponentProps) {
  if (import.meta.env.DEV) return <DeskApp />;
  return (
    <>
      {script.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <div data-desk />
      <noscript>
        <div className="dk-main">
          <h1>{off.title}</h1>
          <p>{off.text}</p>
        </div>
      </noscript>
      <script type="module" src={script.url} />
    </>
  );
}
