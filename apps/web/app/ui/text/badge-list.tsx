import { Badge } from './badge.tsx';
import { KeyBadge } from './key-badge.tsx';

export interface BadgeListProps {
  /** Names the categories to screen readers. */
  categoriesLabel?: string;
  categories?: readonly string[];
  /** Names the results to screen readers, which convey neither color nor arrow. */
  resultsLabel?: string;
  results?: readonly string[];
}

export function BadgeList({ categoriesLabel, categories = [], resultsLabel, results = [] }: BadgeListProps) {
  return (
    <div className="badges">
      {categoriesLabel && categories.length > 0 && <span className="vh">{categoriesLabel}: </span>}
      {categories.map((category) => (
        <Badge key={category}>{category}</Badge>
      ))}
      {results.map((result) => (
        <KeyBadge key={result} label={resultsLabel}>
          {result}
        </KeyBadge>
      ))}
    </div>
  );
}
