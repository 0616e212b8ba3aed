import { Illustration } from '../illustrations/illustration.tsx';
import { Accordion } from '../ui/accordion.tsx';

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

export function ItemAccordion({ name, items }: { name: string; items: AccordionItem[] }) {
  return (
    <div className="only-s">
      {items.map(({ key, drawing, path, ...item }) => (
        <Accordion key={key} name={name} href={path} drawing={<Illustration name={drawing} />} {...item} />
      ))}
    </div>
  );
}
