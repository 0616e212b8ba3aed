import { Illustration } from '../../illustrations/illustration.tsx';
import { CaseCard } from '../../ui/case-card.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import type { CaseItem } from './case-item.ts';

interface CaseGridProps {
  label: string;
  items: readonly CaseItem[];
  shownKeys: ReadonlySet<string>;
}

/** All cards stay in the page and the others are hidden: the browser has no copy of their drawings. */
export function CaseGrid({ label, items, shownKeys }: CaseGridProps) {
  return (
    <ScrollArea label={label}>
      <div className="grid2">
        {items.map((item) => (
          <CaseCard
            key={item.key}
            isHidden={!shownKeys.has(item.key)}
            href={item.path}
            band={item.band}
            emoji={item.emoji}
            drawing={<Illustration name={item.drawing} />}
            title={item.title}
            description={item.description}
            comingSoonLabel={item.comingSoonLabel}
            categoriesLabel={item.categoriesLabel}
            categories={item.categories}
            results={item.results.slice(0, 1)}
            resultsLabel={item.resultsLabel}
            headingLevel={2}
          />
        ))}
      </div>
    </ScrollArea>
  );
}
