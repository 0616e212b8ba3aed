import { describe, expect, test } from 'vitest';
import { warsawHours } from '../../test/warsaw-rules.ts';
import { listSlots } from './slot.ts';

const list = (calendarDate: string, timeZone: string, languageTag = 'en') =>
  listSlots({ calendarDate, timeZone, languageTag }, warsawHours);

describe('slots', () => {
  test('[DATA-05] a slot has its instant, the visitor-local displayTime and the utcTime, both HH:mm', () => {
    expect(list('2026-07-01', 'Asia/Kathmandu')[0]).toEqual({
      startsAt: Date.parse('2026-07-01T07:00Z'),
      displayTime: '12:45',
      utcTime: '07:00',
      zoneAbbreviation: null,
    });
  });

  test.each([
    ['Pacific/Auckland', '2026-07-01', '00:00', '02:30', '19:00', '23:30'],
    ['Pacific/Honolulu', '2026-06-30', '00:00', '04:30', '21:00', '23:30'],
    ['Pacific/Kiritimati', '2026-07-01', '00:00', '04:30', '21:00', '23:30'],
    ['Pacific/Chatham', '2026-07-01', '00:15', '03:15', '19:45', '23:45'],
  ])('[SLOT-02] [SLOT-05] %s on %s shows %s to %s, then %s to %s', (timeZone, date, ...edges) => {
    const times = list(date, timeZone).map(({ displayTime }) => displayTime);
    const noon = times.findIndex((time) => time > '12:00');
    expect([times[0], times[noon - 1], times[noon], times.at(-1)]).toEqual(edges);
    expect(times).toEqual(times.toSorted());
  });

  test('[SLOT-05] the Warsaw day of 1 July starts at 19:00 in Auckland and ends there on 2 July at 02:30', () => {
    const evening = list('2026-07-01', 'Pacific/Auckland').find(({ utcTime }) => utcTime === '07:00');
    const night = list('2026-07-02', 'Pacific/Auckland').find(({ utcTime }) => utcTime === '14:30');
    expect(evening).toMatchObject({ displayTime: '19:00', startsAt: Date.parse('2026-07-01T07:00Z') });
    expect(night).toMatchObject({ displayTime: '02:30', startsAt: Date.parse('2026-07-01T14:30Z') });
  });

  test('[SLOT-07] Los Angeles on 2026-11-01 shows 01:00 and 01:30 twice, distinguished by PDT and PST', () => {
    const labels = list('2026-11-01', 'America/Los_Angeles').map(
      ({ displayTime, zoneAbbreviation }) => `${displayTime} ${zoneAbbreviation}`,
    );
    expect(labels.slice(0, 8)).toEqual([
      '01:00 PDT',
      '01:30 PDT',
      '01:00 PST',
      '01:30 PST',
      '02:00 null',
      '02:30 null',
      '03:00 null',
      '03:30 null',
    ]);
    expect(labels).toHaveLength(16);
  });

  test('[SLOT-07] the abbreviation is in the language of the page', () => {
    const [slot] = list('2026-11-01', 'America/Los_Angeles', 'pl');
    expect(slot).toMatchObject({ displayTime: '01:00', zoneAbbreviation: 'GMT-7' });
  });

  test('[SLOT-06] New York shows 04:00 instead of 03:00 in the weeks when only one side has changed', () => {
    const first = (date: string) => list(date, 'America/New_York')[0]?.displayTime;
    expect(['2026-03-07', '2026-03-08', '2026-03-28', '2026-03-29'].map(first)).toEqual([
      '03:00',
      '04:00',
      '04:00',
      '03:00',
    ]);
    expect(['2026-10-24', '2026-10-25', '2026-10-31', '2026-11-01'].map(first)).toEqual([
      '03:00',
      '04:00',
      '04:00',
      '03:00',
    ]);
  });
});
