import { type ReactNode, useEffect, useRef } from 'react';

interface MeetingHeadProps {
  heading: string;
  /** Names what the page shows. When it changes, the focus moves to the top. */
  view: string;
  /** The lead. */
  children?: ReactNode;
}

/** The head of a page about a booking, and its title; it takes the focus when the page shows something else. */
export function MeetingHead({ heading, view, children }: MeetingHeadProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const previous = useRef(view);
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [view]);
  useEffect(() => {
    const { title } = document;
    document.title = title.replace(/^[^|]*(?= )/, heading);
    return () => {
      document.title = title;
    };
  }, [heading]);
  return (
    <section className="wrap meeting-head">
      <h1 ref={ref} tabIndex={-1}>
        {heading}
      </h1>
      {children && <p className="lead">{children}</p>}
    </section>
  );
}
