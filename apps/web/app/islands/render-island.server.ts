import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import { DrawingList } from '../illustrations/drawing-list.ts';
import { rootOptions } from './root-options.ts';

export interface RenderedIsland<Props extends object> {
  html: string;
  /** What the browser needs to render the island as it was rendered at build time. */
  props: Props;
  /** What the page around the island must send for it. */
  drawings: string[];
}

/** Renders an island at build time, apart from the page around it, so that the browser can hydrate it alone. */
export async function renderIsland<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
): Promise<RenderedIsland<Props>> {
  const drawings = new Set<string>();
  const island = createElement(DrawingList, { value: drawings }, createElement(Component, props));
  const { prelude } = await prerender(island, rootOptions);
  return { html: await new Response(prelude).text(), props, drawings: [...drawings] };
}
