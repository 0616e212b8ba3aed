import { useEffect, useRef } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { useDeskLocation } from '../frame/desk-location.ts';
import { useStore } from '../frame/store.ts';
import { useTitle } from '../frame/use-title.ts';
import { KeyHelpButton } from '../keys/key-help.tsx';
import { ArrivedLine } from './arrived-line.tsx';
import { DaySheets, RowSheet } from './day-sheets.tsx';
import { erasedReference } from './erased-reference.ts';
import { Filters } from './filters.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { type HeldList, readList } from './held-list.ts';
import { LateBand } from './late-band.tsx';
import { parseListQuery } from './list-query.ts';
import { ListSummary } from './list-summary.tsx';
import { listShownRows } from './merge-list.ts';
import { NothingFound } from './nothing-found.tsx';
import { OfflineAlert } from './offline-alert.tsx';
import { SearchForm } from './search-form.tsx';
import { ShowOlder } from './show-older.tsx';
import { useHeldList } from './use-held-list.ts';
import { useListKeys } from './use-list-keys.ts';

/** The late entries, and all entries, the newest first. */
export function InboxScreen() {
  const t = useTexts();
  const query = parseListQuery(useDeskLocation().searchParams);
  const { held, isCurrent, failure } = useHeldList(query);
  const now = new Date(Date.now() + (held?.clockAheadMs ?? 0));
  useTitle(t('desk.list.title'));
  useListKeys();
  const retry = () => void readList(query, { isQuiet: false });
  const counts = held?.list.counts;
  return (
    <>
      <div className="dk-list">
        <aside className="dk-side" aria-label={t('desk.list.filter.label')}>
          <Filters query={query} counts={counts} />
          <KeyHelpButton />
        </aside>
        <div>
          <div className="dk-head">
            <div>
              <ListHeading />
              <p role="status">
                {held && isCurrent ? <ListSummary held={held} now={now} /> : !failure && t('desk.loading')}
              </p>
            </div>
            <SearchForm query={query} />
          </div>
          {failure && <OfflineAlert failure={failure} onRetry={retry} />}
          {held && !failure && <List held={held} now={now} onRetry={retry} isBusy={!isCurrent} />}
        </div>
      </div>
      <FilterSheet query={query} counts={counts} />
    </>
  );
}

/** After an entry is erased, the focus moves here, and the line says what was erased. */
function ListHeading() {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const reference = useStore(erasedReference);
  useEffect(() => {
    if (!reference) return;
    // Runs after the frame has moved the focus to the new screen.
    queueMicrotask(() => heading.current?.focus());
    return () => erasedReference.set(undefined);
  }, [reference]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('desk.list.title')}
      </h1>
      {reference && <p role="status">{t('desk.done.erased', { ref: reference })}</p>}
    </>
  );
}

interface ListProps {
  held: HeldList;
  now: Date;
  /** The list of another filter is on its way. */
  isBusy: boolean;
  onRetry: () => void;
}

function List({ held, now, isBusy, onRetry }: ListProps) {
  const t = useTexts();
  const { list, query, failure, at, arrived } = held;
  const isEmpty = listShownRows(list).length === 0;
  return (
    <div aria-busy={isBusy} className={failure ? 'dk-stale' : undefined}>
      {failure && <OfflineAlert failure={failure} at={at} onRetry={onRetry} />}
      <ArrivedLine arrived={arrived} />
      {query.show === 'spam' && !isEmpty && (
        <div className="dk-alert dk-alert-info">
          <DeskIcon name="flag" />
          <p>{t('desk.list.spamNote')}</p>
        </div>
      )}
      <LateBand rows={list.late} now={now} />
      {query.show === 'spam' ? (
        <RowSheet rows={list.rows} now={now} />
      ) : (
        <DaySheets rows={list.rows} now={now} />
      )}
      {isEmpty ? <NothingFound query={query} /> : <ShowOlder held={held} now={now} />}
    </div>
  );
}
