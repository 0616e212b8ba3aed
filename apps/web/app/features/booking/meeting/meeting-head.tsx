import { type ReactNode, useEffect, useRef } from 'react';
import { focusTop } from '../../../lib/focus-top.ts';
import { useTabTitle } from '../../../lib/use-tab-title.ts';

interface MeetingHeadProps {
  heading: string;
  /** Names what the page shows. When it changes, the focus moves to the top. */
  view: string;
  /** It replaces another view, so the focus moves to the top at once. */
  isReplacing?: boolean;
  /** The lead. */
  children?: ReactNode;
}

/** The head of a page about a booking, and its title; it takes the focus when the page shows something else. */
export function MeetingHead({ heading, view, isReplacing, children }: MeetingHeadProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const previous = useRef(isReplacing ? undefined : view);
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    focusTop(ref.current);
  }, [view]);
  useTabTitle(heading);
  return (
    <section className="wrap meeting-head">
      <h1 ref={ref} tabIndex={-1}>
        {heading}
      </h1>
      {children && <p className="lead">{children}</p>}
    </section>
  );
}
