import { memo } from 'react';
import { Illustration } from '../illustrations/illustration.tsx';
import { Accordion } from '../ui/cards/accordion.tsx';
import type { HeadingLevel } from '../ui/text/heading.tsx';

/** What a card of any kind shows; below 768 px it becomes one item of an accordion. */
export interface AccordionItem {
  key: string;
  band: string;
  emoji: string;
  title: string;
  description: string;
  path: string;
  drawing: string;
  linkLabel: string;
  comingSoonLabel?: string;
  categoriesLabel?: string;
  categories: string[];
  resultsLabel?: string;
  results: string[];
}

interface ItemAccordionProps {
  name: string;
  items: readonly AccordionItem[];
  /** Keys of the items that a filter lets through; without it all are shown. */
  shownKeys?: ReadonlySet<string>;
  headingLevel?: HeadingLevel;
}

export function ItemAccordion({ name, items, shownKeys, headingLevel }: ItemAccordionProps) {
  return (
    <div className="only-s">
      {items.map((item) => (
        <FoldedItem
          key={item.key}
          name={name}
          item={item}
          isHidden={shownKeys && !shownKeys.has(item.key)}
          headingLevel={headingLevel}
        />
      ))}
    </div>
  );
}

interface FoldedItemProps {
  name: string;
  item: AccordionItem;
  isHidden?: boolean;
  headingLevel?: HeadingLevel;
}

/** A filter renders only the items that it hides or shows. */
const FoldedItem = memo(function FoldedItem({ name, item, isHidden, headingLevel }: FoldedItemProps) {
  const { key, drawing, path, ...shown } = item;
  return (
    <Accordion
      name={name}
      href={path}
      drawing={<Illustration name={drawing} />}
      isHidden={isHidden}
      headingLevel={headingLevel}
      {...shown}
    />
  );
});
