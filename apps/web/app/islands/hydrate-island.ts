import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createIsland, type IslandData, rootOptions } from './create-island.tsx';

/** Hydrates the page's island with the data that it was rendered from. */
export function hydrateIsland<Props extends object>(Component: ComponentType<Props>): void {
  const container = document.querySelector('[data-island]');
  const json = document.querySelector('[data-island-data]')?.textContent;
  if (!container || !json) throw new Error('The page has no island');
  const data: IslandData<Props> = JSON.parse(json);
  // In a transition React hydrates in slices, and the browser answers between them.
  startTransition(() => {
    hydrateRoot(container, createIsland(Component, data), rootOptions);
  });
}
