import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rootOptions } from './root-options.ts';

/** Hydrates the page's island with the data that it was rendered from. */
export function hydrateIsland<Props extends object>(Component: ComponentType<Props>): void {
  const container = document.querySelector('[data-island]');
  const json = document.querySelector('[data-island-data]')?.textContent;
  if (!container || !json) throw new Error('The page has no island');
  const { dataset } = document.documentElement;
  // The script came late, and the visitor already writes into what stands in for it.
  if (dataset.rescued !== undefined) return;
  const props: Props = JSON.parse(json);
  const prerendered = container.innerHTML;

  /** React has removed the island. What was prerendered comes back, and the page says what happened. */
  function onUncaughtError(error: unknown): void {
    if (container) container.innerHTML = prerendered;
    dataset.lost = 'failed';
    document.dispatchEvent(new Event('lost'));
    reportError(error);
  }

  // In a transition React hydrates in slices, and the browser answers between them.
  startTransition(() => {
    hydrateRoot(container, createElement(Component, props), { ...rootOptions, onUncaughtError });
  });
}
