import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  details: ReactNode;
}

interface FactsProps {
  items: readonly Fact[];
  /** Side by side instead of one below another. */
  isRow?: boolean;
}

export function Facts({ items, isRow }: FactsProps) {
  return (
    <dl className={isRow ? 'facts facts-row' : 'facts'}>
      {items.map(({ term, details }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
