import type { ReactNode } from 'react';

interface ProductWindowProps {
  title: string;
  /** Says that what the window shows is invented. */
  label: string;
  /** The same as a sentence, below. */
  note?: string;
  isWhole?: boolean;
  children: ReactNode;
}

/** A product's interface in HTML, filled with sample data. */
export function ProductWindow({ title, label, note, isWhole, children }: ProductWindowProps) {
  return (
    <div className={isWhole ? 'win iface' : 'win'}>
      <div className="win-bar">
        <span>{title}</span>
        <span className="sample">{label}</span>
      </div>
      {children}
      {note && <p className="win-foot">{note}</p>}
    </div>
  );
}
