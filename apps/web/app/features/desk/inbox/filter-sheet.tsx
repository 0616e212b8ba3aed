import type { DeskList, DeskListQuery } from '@tt/contract/desk/desk-list';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { formatFilters } from './filter-names.ts';
import { Filters } from './filters.tsx';
import { formatListQuery } from './list-query.ts';

/** The filters on a narrow screen, within reach of the thumb. Choosing one closes the sheet. */
export function FilterSheet({
  query,
  counts,
}: {
  query: DeskListQuery;
  counts: DeskList['counts'] | undefined;
}) {
  const t = useTexts();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const address = formatListQuery(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list closes it
  useEffect(() => setOpen(false), [address]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      details.current?.querySelector('summary')?.focus();
    };
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);
  return (
    <details
      className="dk-pick"
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <DeskIcon name="filter" />
        {isOpen ? (
          <span>{t('desk.list.filter.close')}</span>
        ) : (
          <span>
            {t('desk.list.filter.open')}
            <small>{formatFilters(t, query) || t('desk.list.show.all')}</small>
          </span>
        )}
      </summary>
      <div className="dk-pick-in">
        <Filters query={query} counts={counts} />
      </div>
    </details>
  );
}
