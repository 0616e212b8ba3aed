import type { DeskListQuery } from '@tt/contract/desk/desk-list';
import type { DeskView } from '@tt/contract/desk/desk-state';
import type { DeskKey, DeskTranslator } from '../frame/desk-texts.ts';

export const viewKeys = {
  all: 'desk.list.show.all',
  waiting: 'desk.list.show.waiting',
  mine: 'desk.list.show.mine',
  answered: 'desk.list.show.answered',
  won: 'desk.list.show.won',
  lost: 'desk.list.show.lost',
  spam: 'desk.list.show.spam',
} as const satisfies Record<DeskView, DeskKey>;

/** The names of the filters that are chosen, `Waiting, Spanish`; empty if everything is shown. */
export function formatFilters(t: DeskTranslator, { show, kind, lang }: DeskListQuery): string {
  const names = [
    show !== 'all' && t(viewKeys[show]),
    kind === 'inquiry' && t('desk.list.kind.inquiries'),
    kind === 'booking' && t('desk.list.kind.bookings'),
    lang && t.tree('desk.languages')[lang],
  ];
  return names.filter(Boolean).join(', ');
}
