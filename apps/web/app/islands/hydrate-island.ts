import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rootOptions } from './root-options.ts';

/** Hydrates the page's island with the data that it was rendered from. */
export function hydrateIsland<Props extends object>(Component: ComponentType<Props>): void {
  const container = document.querySelector('[data-island]');
  const json = document.querySelector('[data-island-data]')?.textContent;
  if (!container || !json) throw new Error('The page has no island');
  const { dataset } = document.documentElement;
  // The script loaded late, and the visitor is already typing into the form that replaced the island.
  if (dataset.rescued !== undefined) return;
  const props: Props = JSON.parse(json);
  const prerendered = container.innerHTML;

  /** React has removed the island after an error. The prerendered markup returns, and the page says what happened. */
  function onUncaughtError(error: unknown): void {
    if (container) container.innerHTML = prerendered;
    dataset.lost = 'failed';
    document.dispatchEvent(new Event('lost'));
    reportError(error);
  }

  // In a transition React hydrates in slices, so the browser can respond in between.
  startTransition(() => {
    hydrateRoot(container, createElement(Component, props), { ...rootOptions, onUncaughtError });
  });
}
