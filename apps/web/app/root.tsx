import './styles/site.css';
import { ConsentPanel } from 'virtual:consent';
import { url as enhanceUrl } from 'virtual:page-script/enhance';
import { getLanguage } from '@tt/contract/language/language';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { loadConsent } from './features/consent/load-consent.server.ts';
import { BackRow } from './features/navigation/back-row.tsx';
import { loadNavigation } from './features/navigation/load-navigation.server.ts';
import { NavigationBar } from './features/navigation/navigation-bar.tsx';
import { lastResortTexts } from './i18n/last-resort-texts.ts';
import { deskPath } from './i18n/paths.ts';
import { DrawingList } from './illustrations/drawing-list.ts';
import { DrawingSheet } from './illustrations/drawing-sheet.tsx';
import { FontPreloads } from './lib/font-preloads.tsx';
import { InlineScript } from './lib/inline-script.tsx';
import { speculationRules, themeBootstrap } from './lib/head-scripts.ts';
import { ApplicationError } from './sections/application-error.tsx';
import { SiteFooter } from './sections/site-footer.tsx';

export function loader({ url }: Route.LoaderArgs) {
  return { ...loadNavigation(url.pathname), ...loadConsent(url.pathname) };
}

/** The desk has a frame of its own, and nothing of the site's. */
const useIsDesk = () => useLocation().pathname.split('/')[1] === deskPath.slice(1);

export function Layout({ children }: { children: ReactNode }) {
  const navigation = useRouteLoaderData<typeof loader>('root');
  const language = getLanguage(navigation?.language ?? 'en');
  const isDesk = useIsDesk();
  return (
    <html lang={language.tag} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <InlineScript code={themeBootstrap} />
        <Meta />
        <FontPreloads language={language.code} />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {!isDesk && <script type="module" src={enhanceUrl} />}
        {!isDesk && <InlineScript type="speculationrules" code={speculationRules} />}
      </head>
      <body>
        <DrawingList value={new Set()}>
          {children}
          <DrawingSheet />
        </DrawingList>
        {/* The router's script is only for hot reload: everything with state is an island. */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  if (useIsDesk()) return <Outlet />;
  return (
    <>
      <a className="btn btn-go skip" href="#main">
        {loaderData.skipLabel}
      </a>
      {ConsentPanel && loaderData.consent && <ConsentPanel {...loaderData.consent} />}
      <NavigationBar data={loaderData} />
      <main id="main">
        {loaderData.back && <BackRow {...loaderData.back} />}
        <Outlet />
      </main>
      <SiteFooter data={loaderData} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main>
      <ApplicationError {...lastResortTexts} />
    </main>
  );
}
