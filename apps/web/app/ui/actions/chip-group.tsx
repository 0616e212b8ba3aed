import type { ReactNode } from 'react';

interface ChipGroupProps {
  label: string;
  children: ReactNode;
}

export function ChipGroup({ label, children }: ChipGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the scrolling flex row that small screens need.
    <div className="chips" role="group" aria-label={label}>
      {children}
    </div>
  );
}
