import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import type { SiteTranslator } from '../i18n/get-translator.server.ts';
import { IslandBoundary } from './island-boundary.tsx';

/** What hydration needs beside the markup. */
export interface IslandData<Props extends object> {
  props: Props;
  error: { title: string; help: string; reload: string };
}

/** Renders an island at build time, apart from the page around it: so the browser can take it over alone. */
export async function renderIsland<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  t: SiteTranslator,
) {
  const data: IslandData<Props> = {
    props,
    error: {
      title: t('common.errors.unexpectedApplicationError'),
      help: t('common.errors.unexpectedApplicationErrorHelp'),
      reload: t('common.actions.reload'),
    },
  };
  const element = createElement(IslandBoundary, data.error, createElement(Component, props));
  const { prelude } = await prerender(element);
  return { data, html: await new Response(prelude).text() };
}
