import type { Category } from '../../../content/categories.ts';
import type { AccordionItem } from '../../sections/item-accordion.tsx';

export interface CaseItem extends AccordionItem {
  categoryKeys: readonly Category[];
}
