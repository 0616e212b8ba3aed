import type { DeskList, DeskRow } from '@tt/contract/desk/desk-list';

/** A list that consists of these rows. */
export function createList(rows: DeskRow[], fields: Partial<DeskList> = {}): DeskList {
  return {
    now: '2026-11-16T13:20:00.000Z',
    late: [],
    rows,
    next: null,
    total: rows.length,
    waiting: 0,
    waitingLate: 0,
    lastAnsweredAt: null,
    counts: { show: {}, kind: {}, lang: {} },
    flaggedDays: 30,
    ...fields,
  };
}
