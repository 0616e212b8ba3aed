import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';
import type { IslandData } from './render-island.server.ts';

/** Takes over the page's island with the data that it was rendered from. */
export function hydrateIsland<Props extends object>(Component: ComponentType<Props>): void {
  const container = document.querySelector('[data-island]');
  const json = document.querySelector('[data-island-data]')?.textContent;
  if (!container || !json) throw new Error('The page has no island');
  const { props, error }: IslandData<Props> = JSON.parse(json);
  hydrateRoot(
    container,
    <IslandBoundary {...error}>
      <Component {...props} />
    </IslandBoundary>,
  );
}
