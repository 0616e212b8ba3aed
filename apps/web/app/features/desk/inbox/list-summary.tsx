import type { ReactNode } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import type { DeskTranslator } from '../frame/desk-texts.ts';
import { formatMoment, formatTime } from '../frame/moment.ts';
import { formatFilters } from './filter-names.ts';
import type { HeldList } from './held-list.ts';

/** One sentence about the list, which a screen reader hears when it changes. */
export function ListSummary({ held, now }: { held: HeldList; now: Date }) {
  return toSentence(useTexts(), held, now);
}

const tags = { b: (content: ReactNode[]): ReactNode => <b key="b">{content}</b> };

function toSentence(t: DeskTranslator, { list, query, at, failure }: HeldList, now: Date): ReactNode {
  const { waiting: count, waitingLate: late, lastAnsweredAt, total, flaggedDays: days } = list;
  if (failure)
    return t.rich<ReactNode>('desk.list.summaryAt', { values: { count, time: formatTime(t, at) }, tags });
  if (query.q) return toFound(t, { list, query });
  if (query.show === 'spam')
    return t.rich<ReactNode>('desk.list.spamCount', { values: { count: total, days }, tags });
  if (late > 0) return t.rich<ReactNode>('desk.list.summaryLate', { values: { count, late }, tags });
  if (count > 0 || !lastAnsweredAt)
    return t.rich<ReactNode>('desk.list.summary', { values: { count }, tags });
  const when = formatMoment(t, new Date(lastAnsweredAt), { now, place: 'inText' });
  return t.rich<ReactNode>('desk.list.summaryNone', { values: { when }, tags });
}

function toFound(t: DeskTranslator, { list, query }: Pick<HeldList, 'list' | 'query'>): ReactNode {
  const filters = formatFilters(t, query);
  const values = {
    count: list.total,
    total: list.counts.show[query.show] ?? list.total,
    query: query.q ?? '',
    filters,
  };
  return filters
    ? t.rich<ReactNode>('desk.list.foundFiltered', { values, tags })
    : t.rich<ReactNode>('desk.list.found', { values, tags });
}
