import type { DeskWeek } from '@tt/contract/desk/desk-week';
import { warsawHours } from '@tt/contract/test/warsaw-rules';
import { toWallClock } from '@tt/contract/time/time-zone';
import { expect, test } from 'vitest';
import { createMeeting as createTimes } from '../../../../test/desk-row.ts';
import { toWeekDays } from './week-days.ts';

/** Monday, 14:20 in Warsaw. */
const now = Date.parse('2026-11-16T13:20:00Z');

function createMeeting(startsAt: string, endsAt: string, isCancelled = false): DeskWeek['meetings'][number] {
  return {
    ...createTimes({ startsAt: `2026-11-${startsAt}Z`, endsAt: `2026-11-${endsAt}Z`, isCancelled }),
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Sofia',
    topic: '',
    language: 'pl',
    timezone: 'Europe/Warsaw',
    meetLink: null,
    holder: null,
  };
}

function read(fields: Partial<DeskWeek>, hours = warsawHours) {
  const week = {
    now: new Date(now).toISOString(),
    from: '2026-11-16',
    timeZone: 'Europe/Warsaw',
    meetings: [],
    busy: [],
    ...fields,
  };
  const clock = (at: number) => toWallClock(at, 'Europe/Warsaw').localTime;
  return toWeekDays(week, now, hours).map(({ stretches, ...day }) => ({
    ...day,
    lines: stretches.map(({ kind, startsAt, endsAt }) => `${clock(startsAt)}–${clock(endsAt)} ${kind}`),
  }));
}

test('a day without meetings is free from opening to closing', () => {
  const [, tuesday] = read({});
  expect(tuesday).toMatchObject({ date: '2026-11-17', distance: 1, lines: ['09:00–17:00 free'] });
  expect(tuesday?.freeMs).toBe(8 * 3_600_000);
});

test('today shows where it stands', () => {
  const [monday] = read({ meetings: [createMeeting('16T10:00:00', '16T10:30:00')] });
  expect(monday?.lines).toEqual([
    '09:00–11:00 free',
    '11:00–11:30 meeting',
    '11:30–14:20 free',
    '14:20–14:20 now',
    '14:20–17:00 free',
  ]);
});

test('a canceled meeting keeps its line, and its time counts as free', () => {
  const [, tuesday] = read({ meetings: [createMeeting('17T09:00:00', '17T09:15:00', true)] });
  expect(tuesday?.lines).toEqual(['09:00–10:00 free', '10:00–10:15 void', '10:15–17:00 free']);
  expect(tuesday?.freeMs).toBe(8 * 3_600_000);
});

test('what the calendar has taken is told once, and never over a meeting', () => {
  const busy = [
    { startsAt: '2026-11-17T05:00:00Z', endsAt: '2026-11-17T09:00:00Z' },
    { startsAt: '2026-11-17T08:30:00Z', endsAt: '2026-11-17T10:00:00Z' },
  ];
  const [monday, tuesday] = read({ busy, meetings: [createMeeting('17T09:00:00', '17T09:30:00')] });
  expect(monday?.lines).not.toContain('busy');
  expect(tuesday?.lines).toEqual([
    '09:00–10:00 busy',
    '10:00–10:30 meeting',
    '10:30–11:00 busy',
    '11:00–17:00 free',
  ]);
});

test('a closed day has no free time, but keeps its meetings', () => {
  const hours = { ...warsawHours, closedDates: ['2026-11-18'] };
  const [, , wednesday] = read({ meetings: [createMeeting('18T09:00:00', '18T09:30:00')] }, hours);
  expect(wednesday).toMatchObject({ isClosed: true, freeMs: 0, lines: ['10:00–10:30 meeting'] });
});
