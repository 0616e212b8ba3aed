import type { ReactNode } from 'react';

export interface Contents {
  label: string;
  headings: readonly { id: string; text: string }[];
}

function Links({ label, headings }: Contents) {
  return (
    <nav className="toc" aria-label={label} data-contents>
      {headings.map(({ id, text }) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  );
}

/** The contents of a document in the margin, which stay while it is read; `children` stand below them. */
export function ContentsMargin({ children, ...contents }: Contents & { children?: ReactNode }) {
  return (
    <aside className="toc-side">
      <h2>{contents.label}</h2>
      <Links {...contents} />
      {children}
    </aside>
  );
}

/** The same contents above the text, folded, where a screen has no margin. */
export function ContentsFold(contents: Contents) {
  return (
    <details className="toc-fold">
      <summary>
        {contents.label}
        <span className="sign" aria-hidden="true" />
      </summary>
      <Links {...contents} />
    </details>
  );
}
