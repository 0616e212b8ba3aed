import type { DeskRow } from '@tt/contract/desk/desk-list';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { ListRow } from './list-row.tsx';

/** Entries that wait longer than promised are at the top, and not repeated in the list. */
export function LateBand({ rows, now }: { rows: readonly DeskRow[]; now: Date }) {
  const t = useTexts();
  if (rows.length === 0) return null;
  return (
    <section className="dk-sheet dk-late" aria-labelledby="late">
      <h2 id="late">
        <DeskIcon name="clock" />
        {t('desk.list.late')}
        <span className="vh">: {rows.length}</span>
        <small>{t('desk.list.lateOrder')}</small>
      </h2>
      <ul>
        {rows.map((row) => (
          <ListRow key={row.id} row={row} now={now} />
        ))}
      </ul>
    </section>
  );
}
