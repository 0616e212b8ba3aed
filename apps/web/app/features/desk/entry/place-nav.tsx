import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { useStore } from '../frame/store.ts';
import { inboxPath, toEntryPath } from '../frame/to-screen.ts';
import { heldList } from '../inbox/held-list.ts';
import { formatListQuery } from '../inbox/list-query.ts';
import { listShownRows } from '../inbox/merge-list.ts';
import { findPlace } from '../inbox/place.ts';

/** The position of the entry in the list that the page has loaded. An entry that was opened by a link has none. */
export function usePlace(id: string) {
  const held = useStore(heldList);
  const place = held && findPlace(listShownRows(held.list), id);
  return {
    listHref: inboxPath + (held ? formatListQuery(held.query) : ''),
    position: place?.position,
    total: held?.list.total,
    newerHref: place?.newer && toEntryPath(place.newer),
    olderHref: place?.older && toEntryPath(place.older),
  };
}

export function PlaceNav({ id }: { id: string }) {
  const t = useTexts();
  const { listHref, position, total, newerHref, olderHref } = usePlace(id);
  return (
    <nav className="dk-crumb" aria-label={t('desk.entry.placeLabel')}>
      <a href={listHref}>
        <Icon name="back" />
        {t('desk.nav.inbox')}
      </a>
      {position && total && (
        <span>
          {t('desk.entry.place', { position, total })}
          {newerHref && (
            <a href={newerHref} aria-label={t('desk.entry.newer')}>
              <DeskIcon name="newer" />
            </a>
          )}
          {olderHref && (
            <a href={olderHref} aria-label={t('desk.entry.older')}>
              <Icon name="chevron" />
            </a>
          )}
        </span>
      )}
    </nav>
  );
}
