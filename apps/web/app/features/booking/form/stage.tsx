import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { formatMessage } from '../../../i18n/format-message.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { Mark } from './mark.tsx';
import { type Part, type PartState, parts } from './progress.ts';

interface StageProps {
  page: BookingPageData;
  part: Part;
  state: PartState;
  /** The part in one line, instead of its controls. */
  brief?: ReactNode;
  onUnfold?: () => void;
  isInert?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One numbered part of the page. Folded, it is a line with a button to change it. */
export function Stage({ page, part, state, brief, onUnfold, isInert, headingRef, children }: StageProps) {
  const { stage: texts, steps } = page;
  const ownRef = useRef<HTMLHeadingElement>(null);
  const isFolded = brief !== undefined;
  useFocusAfter(isFolded, ownRef);
  return (
    <section
      className={isFolded ? 'panel stage stage-folded' : 'panel stage'}
      id={part}
      aria-labelledby={`${part}-h`}
      inert={isInert}
    >
      <h2 className="stage-h" id={`${part}-h`} tabIndex={-1} ref={headingRef ?? ownRef}>
        <Mark state={state} number={parts.indexOf(part) + 1} />
        {texts[part]}
      </h2>
      {isFolded ? (
        <>
          <p className="stage-brief">{brief}</p>
          <button
            type="button"
            className="quiet"
            aria-expanded={false}
            aria-label={formatMessage(texts.changeLabel, page.tag, { part: steps[part] })}
            onClick={onUnfold}
          >
            {texts.change}
          </button>
        </>
      ) : (
        children
      )}
    </section>
  );
}

/** The button is gone once it has unfolded the part, so the heading takes the focus. */
function useFocusAfter(isFolded: boolean, ref: { current: HTMLElement | null }): void {
  const wasFolded = useRef(isFolded);
  useEffect(() => {
    if (wasFolded.current && !isFolded && document.activeElement === document.body) ref.current?.focus();
    wasFolded.current = isFolded;
  }, [isFolded, ref]);
}
