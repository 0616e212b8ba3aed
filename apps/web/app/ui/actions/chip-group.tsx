import type { ReactNode } from 'react';

export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the scrolling flex row that small screens need.
    <div className="chips" role="group" aria-label={label}>
      {children}
    </div>
  );
}
