import type { ComponentProps, ComponentType } from 'react';
import type { ApplicationError } from '../sections/application-error.tsx';
import { IslandBoundary } from './island-boundary.tsx';

/** What the browser needs to render the island as it was rendered at build time. */
export interface IslandData<Props extends object> {
  props: Props;
  error: ComponentProps<typeof ApplicationError>;
}

/** A prefix of its own, because React also numbers the IDs of the page around the island. */
export const rootOptions = { identifierPrefix: 'island-' };

export function createIsland<Props extends object>(
  Component: ComponentType<Props>,
  { props, error }: IslandData<Props>,
) {
  return (
    <IslandBoundary error={error}>
      <Component {...props} />
    </IslandBoundary>
  );
}
