import { expect, test } from 'vitest';
import { createMeeting, createRow } from '../../../../test/desk-row.ts';
import { toDue } from './due.ts';

/** Monday, 14:20 in Warsaw. */
const now = Date.parse('2026-11-16T13:20:00Z');
const hour = 3_600_000;
const read = (fields: Parameters<typeof createRow>[0]) => toDue(createRow(fields), now, 'Europe/Warsaw');

test('what the form held back is held back, whatever it waits for', () => {
  expect(read({ state: 'flagged', dueAt: '2026-11-13T10:00:00.000Z' })).toEqual({ kind: 'held' });
});

test('an answer is due today, tomorrow or on a weekday', () => {
  expect(read({ dueAt: '2026-11-16T14:50:00.000Z' })).toMatchObject({ kind: 'today' });
  expect(read({ dueAt: '2026-11-17T10:20:00.000Z' })).toMatchObject({ kind: 'tomorrow' });
  expect(read({ dueAt: '2026-11-18T10:20:00.000Z' })).toMatchObject({ kind: 'at' });
});

test('what is late says by how much, a booking too', () => {
  const late = { dueAt: '2026-11-16T08:10:00.000Z' };
  expect(read(late)).toEqual({ kind: 'over', ms: 5 * hour + 10 * 60_000 });
  expect(read({ ...late, kind: 'booking', meeting: createMeeting() })).toMatchObject({ kind: 'over' });
});

test('a booking tells its meeting rather than the answer that is due before', () => {
  const dueAt = '2026-11-17T10:20:00.000Z';
  expect(read({ kind: 'booking', dueAt, meeting: createMeeting() })).toEqual({
    kind: 'meetingDays',
    days: 3,
  });
  const soon = createMeeting({ startsAt: '2026-11-16T14:00:00.000Z', endsAt: '2026-11-16T14:30:00.000Z' });
  expect(read({ kind: 'booking', meeting: soon })).toEqual({ kind: 'meetingIn', ms: 40 * 60_000 });
});

test('what is settled says how long it took', () => {
  expect(read({ state: 'won', answeredAt: '2026-11-16T12:20:00.000Z' })).toEqual({
    kind: 'answeredIn',
    ms: 2 * hour,
  });
  const past = createMeeting({ startsAt: '2026-11-16T12:00:00.000Z', endsAt: '2026-11-16T12:30:00.000Z' });
  expect(
    read({ kind: 'booking', state: 'hand', takenAt: '2026-11-16T10:40:00.000Z', meeting: past }),
  ).toEqual({ kind: 'takenIn', ms: 20 * 60_000 });
});

test('a canceled meeting asks for nothing', () => {
  expect(read({ kind: 'booking', state: 'lost', meeting: createMeeting({ isCancelled: true }) })).toEqual({
    kind: 'nothing',
  });
});
