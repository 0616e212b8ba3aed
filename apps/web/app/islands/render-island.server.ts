import type { LanguageCode } from '@tt/contract/language/language';
import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { DrawingList } from '../illustrations/drawing-list.ts';
import { createIsland, type IslandData, rootOptions } from './create-island.tsx';

export interface RenderedIsland<Props extends object> {
  html: string;
  data: IslandData<Props>;
  /** What the page around the island must send for it. */
  drawings: string[];
}

/** Renders an island at build time, apart from the page around it, so that the browser can hydrate it alone. */
export async function renderIsland<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  language: LanguageCode,
): Promise<RenderedIsland<Props>> {
  const t = getTranslator(language);
  const error = {
    title: t('common.errors.unexpectedApplicationError'),
    help: t('common.errors.unexpectedApplicationErrorHelp'),
    reload: t('common.actions.reload'),
  };
  const data = { props, error };
  const drawings = new Set<string>();
  const island = createElement(DrawingList, { value: drawings }, createIsland(Component, data));
  const { prelude } = await prerender(island, rootOptions);
  return { html: await new Response(prelude).text(), data, drawings: [...drawings] };
}
