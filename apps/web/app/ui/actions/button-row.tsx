import type { ReactNode } from 'react';

/** `isMiddle` lines a note up with the buttons. */
export function ButtonRow({ isMiddle, children }: { isMiddle?: boolean; children: ReactNode }) {
  return <div className={isMiddle ? 'btn-row btn-row-middle' : 'btn-row'}>{children}</div>;
}
