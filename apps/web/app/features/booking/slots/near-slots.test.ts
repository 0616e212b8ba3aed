import { expect, test } from 'vitest';
import { listNearSlots } from './near-slots.ts';

const lost = Date.parse('2026-11-19T14:30Z');

function list(free: string[], timeZone = 'UTC') {
  const slots = free.map((text) => ({
    startsAt: Date.parse(`${text}Z`),
    displayTime: '',
    utcTime: '',
    zoneAbbreviation: null,
  }));
  const near = listNearSlots(lost, timeZone, (date) =>
    slots.filter(({ startsAt }) => new Date(startsAt).toISOString().startsWith(date)),
  );
  return near.map(({ startsAt }) => new Date(startsAt).toISOString().slice(0, 16));
}

test('the three closest free times come first by distance, the later one of two as close', () => {
  expect(
    list([
      '2026-11-19T09:00',
      '2026-11-19T13:30',
      '2026-11-19T15:30',
      '2026-11-19T15:00',
      '2026-11-20T14:30',
    ]),
  ).toEqual(['2026-11-19T15:00', '2026-11-19T15:30', '2026-11-19T13:30']);
});

test('a full day leads to the days around it, and the lost time is never offered again', () => {
  expect(list(['2026-11-19T14:30', '2026-11-18T16:00', '2026-11-20T09:00'])).toEqual([
    '2026-11-20T09:00',
    '2026-11-18T16:00',
  ]);
});
