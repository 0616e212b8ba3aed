import { memo } from 'react';
import { Illustration } from '../illustrations/illustration.tsx';
import { BezelCard } from '../ui/cards/bezel-card.tsx';
import type { HeadingLevel } from '../ui/text/heading.tsx';
import type { AccordionItem } from './item-accordion.tsx';

interface CaseItemCardProps {
  item: AccordionItem;
  headingLevel?: HeadingLevel;
  isHidden?: boolean;
}

/** A case as a card, with only the first two of its results. A filter renders only those that it hides or shows. */
export const CaseItemCard = memo(function CaseItemCard({ item, headingLevel, isHidden }: CaseItemCardProps) {
  return (
    <BezelCard
      href={item.path}
      band={item.band}
      emoji={item.emoji}
      drawing={<Illustration name={item.drawing} />}
      title={item.title}
      description={item.description}
      comingSoonLabel={item.comingSoonLabel}
      categoriesLabel={item.categoriesLabel}
      categories={item.categories}
      resultsLabel={item.resultsLabel}
      results={item.results.slice(0, 2)}
      headingLevel={headingLevel}
      isHidden={isHidden}
    />
  );
});
