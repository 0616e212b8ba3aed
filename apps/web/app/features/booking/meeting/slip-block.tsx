import type { ReactNode } from 'react';

/** One of the tasks beside the perforation. */
export function SlipBlock({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="slip-block">
      <h2>{heading}</h2>
      {children}
    </div>
  );
}
