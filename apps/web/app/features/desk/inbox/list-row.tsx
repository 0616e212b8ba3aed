import type { DeskRow } from '@tt/contract/desk/desk-list';
import { getLanguage } from '@tt/contract/language/language';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { toEntryPath } from '../frame/to-screen.ts';
import { AgeAndDue } from './due-line.tsx';
import { MeetingWords } from './meeting-words.tsx';
import { StateBadge } from './state-badge.tsx';
import { TopicArea } from './topic-area.tsx';

/** One entry. The whole row is one link, which has the name of the person. */
export function ListRow({ row, now }: { row: DeskRow; now: Date }) {
  const t = useTexts();
  const { kind, meeting } = row;
  return (
    <li className={row.isUnread ? 'dk-row dk-new' : 'dk-row'}>
      <span className="dk-dot">
        {row.isUnread && <span className="vh">{t('desk.list.row.unread')}</span>}
      </span>
      <DeskIcon name={kind === 'booking' ? 'video' : 'mail'} />
      <div className="dk-who">
        <a className="dk-hit" href={toEntryPath(row.id)} id={toRowId(row.id)}>
          <span className="vh">
            {kind === 'booking' ? t('desk.list.row.booking') : t('desk.list.row.inquiry')}{' '}
          </span>
          {row.name || row.reference}
        </a>
        <span>{[row.company, row.email].filter(Boolean).join(', ')}</span>
      </div>
      <div className="dk-what">
        {meeting ? (
          <MeetingWords meeting={meeting} now={now} />
        ) : (
          <p lang={getLanguage(row.language).tag}>{row.words}</p>
        )}
        {row.pageBefore && (
          <span className="dk-src">{t('desk.list.row.from', { path: row.pageBefore })}</span>
        )}
      </div>
      <TopicArea topic={row.topic} />
      <abbr className="dk-lang" title={t.tree('desk.languages')[row.language]}>
        {row.language.toUpperCase()}
      </abbr>
      <AgeAndDue row={row} now={now} />
      <StateBadge state={row.state} holder={row.holder} />
    </li>
  );
}

export const toRowId = (id: string) => `row-${id}`;
