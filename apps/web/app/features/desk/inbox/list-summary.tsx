import type { ReactNode } from 'react';
import { toBoldText } from '../frame/bold-text.tsx';
import { useTexts } from '../frame/desk-context.ts';
import type { DeskTranslator } from '../frame/desk-texts.ts';
import { formatMoment, formatTime } from '../frame/moment.ts';
import { formatFilters } from './filter-names.ts';
import type { HeldList } from './held-list.ts';

/** One sentence about the list, which a screen reader hears when it changes. */
export function ListSummary({ held, now }: { held: HeldList; now: Date }) {
  return toSentence(useTexts(), held, now);
}

function toSentence(t: DeskTranslator, { list, query, at, failure }: HeldList, now: Date): ReactNode {
  const { waiting: count, waitingLate: late, lastAnsweredAt, total, flaggedDays: days } = list;
  if (failure) return toBoldText(t, 'desk.list.summaryAt', { count, time: formatTime(t, at) });
  if (query.q) return toFound(t, { list, query });
  if (query.show === 'spam') return toBoldText(t, 'desk.list.spamCount', { count: total, days });
  if (late > 0) return toBoldText(t, 'desk.list.summaryLate', { count, late });
  if (count > 0 || !lastAnsweredAt) return toBoldText(t, 'desk.list.summary', { count });
  const when = formatMoment(t, new Date(lastAnsweredAt), { now, place: 'inText' });
  return toBoldText(t, 'desk.list.summaryNone', { when });
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
    ? toBoldText(t, 'desk.list.foundFiltered', values)
    : toBoldText(t, 'desk.list.found', values);
}
