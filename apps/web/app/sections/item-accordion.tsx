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
      {items.map(({ key, drawing, path, ...item }) => (
        <Accordion
          key={key}
          name={name}
          href={path}
          drawing={<Illustration name={drawing} />}
          isHidden={shownKeys && !shownKeys.has(key)}
          headingLevel={headingLevel}
          {...item}
        />
      ))}
    </div>
  );
}
