import type { Category } from '../../../content/categories.ts';
import type { AccordionItem } from '../../sections/item-accordion.tsx';

export interface CaseItem extends AccordionItem {
  categoryKeys: readonly Category[];
}

/** A case of a long list, without its card. */
export type CaseRow = Pick<CaseItem, 'key' | 'title' | 'path' | 'categoryKeys'>;
