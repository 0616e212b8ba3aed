import { warsawRules } from '@tt/contract/test/warsaw-rules';
import { expect, test } from 'vitest';
import { listFreeTimes } from './free-times.ts';

/** Monday, 14:20 in Warsaw. */
const now = Date.parse('2026-11-16T13:20:00Z');
const own = { startsAt: Date.parse('2026-11-19T14:30:00Z'), endsAt: Date.parse('2026-11-19T15:00:00Z') };
const taken = (startsAt: string, endsAt: string) => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
  lane: 1,
});
const list = (takenRanges: ReturnType<typeof taken>[] = []) =>
  listFreeTimes({ now, takenRanges, own, languageTag: 'en' }, warsawRules);
const timesOf = (date: string, days: ReturnType<typeof list>) =>
  days.find((day) => day.date === date)?.slots.map(({ displayTime }) => displayTime);

test('times are those of the company’s clock, from the notice on', () => {
  expect(timesOf('2026-11-16', list())).toEqual(['16:30']);
  expect(timesOf('2026-11-17', list())?.at(0)).toBe('09:00');
});

test('a taken time is not offered, and a day without times is left out', () => {
  const day = taken('2026-11-18T08:00:00Z', '2026-11-18T16:00:00Z');
  const hour = taken('2026-11-17T08:00:00Z', '2026-11-17T09:00:00Z');
  const days = list([day, hour]);
  expect(timesOf('2026-11-18', days)).toBeUndefined();
  expect(timesOf('2026-11-17', days)?.at(0)).toBe('10:00');
});

test('the meeting’s own time neither hinders nor is offered', () => {
  const times = timesOf('2026-11-19', list([{ ...own, lane: 1 }]));
  expect(times).not.toContain('15:30');
  expect(times).toContain('15:00');
  expect(times).toContain('16:00');
});
