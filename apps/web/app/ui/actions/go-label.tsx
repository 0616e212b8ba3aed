import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Looks like a link, inside a card that is the link. */
export function GoLabel({ children }: { children: ReactNode }) {
  return (
    <span className="go">
      {children}
      <Icon name="arrow" />
    </span>
  );
}
