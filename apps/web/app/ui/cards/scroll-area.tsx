import type { ReactNode } from 'react';

/** A region of fixed height on large screens; it takes focus so that keys can scroll it. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section className="scroller only-l" tabIndex={0} aria-label={label} data-scroll-area>
      {children}
    </section>
  );
}
