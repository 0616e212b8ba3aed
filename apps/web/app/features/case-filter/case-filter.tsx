import type { Category } from '../../../content/categories.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { ItemAccordion } from '../../sections/item-accordion.tsx';
import { Chip } from '../../ui/actions/chip.tsx';
import { ChipGroup } from '../../ui/actions/chip-group.tsx';
import { ClearChip } from '../../ui/actions/clear-chip.tsx';
import { CaseGrid } from './case-grid.tsx';
import type { CaseItem, CaseRow } from './case-item.ts';
import { CaseRows } from './case-rows.tsx';
import { filterCases } from './filter-cases.ts';
import { MatchingLine, type MatchingTexts } from './matching-line.tsx';
import { useCategorySelection } from './use-category-selection.ts';

export interface CaseFilterProps {
  items: readonly CaseItem[];
  /** The end of a long list. */
  rows: readonly CaseRow[];
  categories: readonly { key: Category; label: string }[];
  texts: MatchingTexts & { filterLabel: string; clearAll: string; scrollAreaLabel: string };
  languageTag: string;
}

/** The list of cases and the row of categories that narrows it. */
export function CaseFilter({ items, rows, categories, texts, languageTag }: CaseFilterProps) {
  const { selection, toggleCategory, clearSelection } = useCategorySelection();
  useHydrated();
  const shownKeys = new Set(filterCases([...items, ...rows], selection).map(({ key }) => key));
  const selected = categories.filter(({ key }) => selection.includes(key));

  return (
    <section className="wrap section-list" data-hydrates>
      <ChipGroup label={texts.filterLabel}>
        {categories.map(({ key, label }) => (
          <Chip key={key} isPressed={selection.includes(key)} onClick={() => toggleCategory(key)}>
            {label}
          </Chip>
        ))}
      </ChipGroup>
      <div className="filter-line">
        <MatchingLine
          count={shownKeys.size}
          categories={selected.map(({ label }) => label)}
          texts={texts}
          languageTag={languageTag}
        />
        <ClearChip onClick={clearSelection}>{texts.clearAll}</ClearChip>
      </div>
      <CaseGrid label={texts.scrollAreaLabel} items={items} shownKeys={shownKeys} />
      <ItemAccordion name="cases" items={items} shownKeys={shownKeys} headingLevel={2} />
      {rows.length > 0 && <CaseRows rows={rows} shownKeys={shownKeys} />}
    </section>
  );
}
