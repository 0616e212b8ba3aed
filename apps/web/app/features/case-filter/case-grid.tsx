import { CaseItemCard } from '../../sections/case-item-card.tsx';
import { ScrollArea } from '../../ui/cards/scroll-area.tsx';
import type { CaseItem } from './case-item.ts';

interface CaseGridProps {
  label: string;
  items: readonly CaseItem[];
  shownKeys: ReadonlySet<string>;
}

/** Cards that don't match are hidden, not removed, because the browser has no copy of their drawings. */
export function CaseGrid({ label, items, shownKeys }: CaseGridProps) {
  return (
    <ScrollArea label={label}>
      <div className="grid2">
        {items.map((item) => (
          <CaseItemCard key={item.key} item={item} headingLevel={2} isHidden={!shownKeys.has(item.key)} />
        ))}
      </div>
    </ScrollArea>
  );
}
