import type { ReactNode } from 'react';

/** A dashed box for what is not built yet. */
export function SoonBox({ isSmall, children }: { isSmall?: boolean; children: ReactNode }) {
  return <div className={isSmall ? 'soon-box soon-box-s' : 'soon-box'}>{children}</div>;
}
