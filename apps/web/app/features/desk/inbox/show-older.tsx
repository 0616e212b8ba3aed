import { type MouseEvent, useState } from 'react';
import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from '../frame/desk-context.ts';
import { isFollowed } from '../frame/desk-location.ts';
import { formatDate, formatTime } from '../frame/moment.ts';
import { type HeldList, readOlder } from './held-list.ts';
import { toListHref } from './list-query.ts';
import { toRowId } from './list-row.tsx';
import { listShownRows } from './merge-list.ts';

/** Continues the list under its last row, and puts the focus on the first new one. */
export function ShowOlder({ held: { list, query }, now }: { held: HeldList; now: Date }) {
  const t = useTexts();
  const [isLoading, setLoading] = useState(false);
  const last = list.rows.at(-1);
  const show = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isFollowed(event.nativeEvent, event.currentTarget, location)) return;
    event.preventDefault();
    if (isLoading) return;
    setLoading(true);
    const first = await readOlder();
    setLoading(false);
    if (first) requestAnimationFrame(() => document.getElementById(toRowId(first))?.focus());
  };
  return (
    <p className="dk-older">
      {list.next && (
        <a className="dk-b" href={toListHref(query, { before: list.next })} onClick={show}>
          {isLoading ? t('desk.loading') : t('desk.list.older')}
          <Icon name="chevron" />
        </a>
      )}
      {last && (
        <span className="dk-small" role="status">
          {t('desk.list.shown', {
            count: listShownRows(list).length,
            total: list.total,
            date: formatDate(t, new Date(last.receivedAt), now, 'long'),
            time: formatTime(t, new Date(last.receivedAt)),
          })}
        </span>
      )}
    </p>
  );
}
