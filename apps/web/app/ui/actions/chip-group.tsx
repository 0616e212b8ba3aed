import type { ReactNode, Ref } from 'react';

interface ChipGroupProps {
  label: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function ChipGroup({ label, ref, children }: ChipGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the scrolling flex row that small screens need.
    <div className="chips" ref={ref} role="group" aria-label={label}>
      {children}
    </div>
  );
}
