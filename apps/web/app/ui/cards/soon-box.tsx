import type { ReactNode } from 'react';

/** A dashed box for what is not built yet. */
export function SoonBox({ children }: { children: ReactNode }) {
  return <div className="soon-box">{children}</div>;
}
