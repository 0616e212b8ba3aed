import type { ReactNode } from 'react';

interface NumberedHeadingProps {
  /** The place of the feature that a part of the window shows. */
  number?: number;
  children: ReactNode;
}

export function NumberedHeading({ number, children }: NumberedHeadingProps) {
  return (
    <h2>
      {number !== undefined && <span className="call">{number}</span>}
      {children}
    </h2>
  );
}
