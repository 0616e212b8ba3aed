import type { DeskRow } from '@tt/contract/desk/desk-list';
import { useTexts } from '../frame/desk-context.ts';
import type { DeskTranslator } from '../frame/desk-texts.ts';
import { formatTime } from '../frame/moment.ts';
import { companyZone } from '../time/company-zone.ts';
import { formatRoughSpan } from '../time/format-span.ts';
import { toRoughSpan } from '../time/span.ts';
import { type Due, toDue } from './due.ts';

const ageKeys = {
  minutes: 'desk.list.age.minutes',
  hours: 'desk.list.age.hours',
  days: 'desk.list.age.days',
} as const;

/** How old an entry is, and under it what is due. */
export function AgeAndDue({ row, now }: { row: DeskRow; now: Date }) {
  const t = useTexts();
  const { unit, count } = toRoughSpan(now.getTime() - Date.parse(row.receivedAt));
  const due = toDue(row, now.getTime(), companyZone);
  return (
    <div className="dk-age">
      <b>{t(ageKeys[unit], { count })}</b>
      <span className={due.kind === 'over' ? 'over' : undefined}>{formatDue(t, due)}</span>
    </div>
  );
}

function formatDue(t: DeskTranslator, due: Due): string {
  switch (due.kind) {
    case 'held':
      return t('desk.list.due.held');
    case 'nothing':
      return t('desk.list.due.nothing');
    case 'today':
      return t('desk.list.due.today', { time: formatTime(t, new Date(due.at)) });
    case 'tomorrow':
      return t('desk.list.due.tomorrow', { time: formatTime(t, new Date(due.at)) });
    case 'at':
      return t('desk.list.due.at', {
        weekday: formatWeekday(t, new Date(due.at)),
        time: formatTime(t, new Date(due.at)),
      });
    case 'over':
      return t('desk.list.due.over', { span: formatRoughSpan(t, due.ms) });
    case 'meetingIn':
      return t('desk.list.due.meetingIn', { span: formatRoughSpan(t, due.ms) });
    case 'meetingDays':
      return t('desk.list.due.meetingDays', { days: due.days });
    case 'answeredIn':
      return t('desk.list.due.answeredIn', { span: formatRoughSpan(t, due.ms) });
    case 'takenIn':
      return t('desk.list.due.takenIn', { span: formatRoughSpan(t, due.ms) });
  }
}

const formatWeekday = (t: DeskTranslator, at: Date) =>
  at.toLocaleDateString(t.tag, { timeZone: companyZone, weekday: 'short' });
