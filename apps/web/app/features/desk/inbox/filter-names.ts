import type { DeskListQuery } from '@tt/contract/desk/desk-list';
import type { DeskTranslator } from '../frame/desk-texts.ts';

/** The names of the filters that are chosen, `Waiting, Spanish`; empty if everything is shown. */
export function formatFilters(t: DeskTranslator, { show, kind, lang }: DeskListQuery): string {
  const names = [
    show !== 'all' && t.tree('desk.list.show')[show],
    kind === 'inquiry' && t('desk.list.kind.inquiries'),
    kind === 'booking' && t('desk.list.kind.bookings'),
    lang && t.tree('desk.languages')[lang],
  ];
  return names.filter(Boolean).join(', ');
}
