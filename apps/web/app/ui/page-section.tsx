import type { ReactNode } from 'react';

interface PageSectionProps {
  id?: string;
  band?: string;
  /** Without space above, after a section of the same ground. */
  isFlush?: boolean;
  children: ReactNode;
}

export function PageSection({ id, band, isFlush, children }: PageSectionProps) {
  return (
    <section className={isFlush ? 'wrap section section-flush' : 'wrap section'} id={id} data-band={band}>
      {children}
    </section>
  );
}
