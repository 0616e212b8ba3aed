import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

interface FoldProps {
  id: string;
  className: string;
  summary: ReactNode;
  /** Gets what closes the fold again and gives the focus back. */
  children: (close: () => void) => ReactNode;
}

/** A part that opens on request. Escape closes it. Its content exists only while it is open. */
export function Fold({ id, className, summary, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  return (
    <div id={id} className="dk-fold-place">
      <details
        className={className}
        ref={details}
        onKeyDown={closeOnEscape}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{summary}</summary>
        {isOpen && children(close)}
      </details>
    </div>
  );
}
