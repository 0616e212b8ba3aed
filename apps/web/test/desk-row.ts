import type { DeskMeeting, DeskRow } from '@tt/contract/desk/desk-list';

/** An inquiry of Monday morning, for tests that care about some of its fields alone. */
export function createRow(fields: Partial<DeskRow> = {}): DeskRow {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'inquiry',
    reference: 'TT-7K2M9Q',
    name: 'Alex',
    email: 'alex@example.com',
    company: '',
    words: 'We buy leads in three countries and want one report.',
    topic: 'marketing',
    pageBefore: '/en/services/marketing',
    language: 'en',
    receivedAt: '2026-11-16T10:20:00.000Z',
    dueAt: null,
    state: 'new',
    holder: null,
    takenAt: null,
    answeredAt: null,
    isUnread: false,
    version: 0,
    meeting: null,
    ...fields,
  };
}

/** Half an hour on Thursday afternoon. */
export function createMeeting(fields: Partial<DeskMeeting> = {}): DeskMeeting {
  return {
    startsAt: '2026-11-19T14:30:00.000Z',
    endsAt: '2026-11-19T15:00:00.000Z',
    isCancelled: false,
    cancelledBy: null,
    movedFrom: null,
    outcome: null,
    ...fields,
  };
}
