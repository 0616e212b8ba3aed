import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A passing confirmation; never the only place of an error. */
export function Toast({ children }: { children: ReactNode }) {
  return (
    <span className="toast" role="status">
      <Icon name="tick" />
      {children}
    </span>
  );
}
