import { describe, expect, test } from 'vitest';
import { warsawRules } from '../../test/warsaw-rules.ts';
import { type BookingRules, durationsMinutes } from '../booking/booking-rules.ts';
import { listOfferedSlots, type SlotOfferQuery } from './slot-offer.ts';

const base: SlotOfferQuery = {
  calendarDate: '2026-06-02',
  timeZone: 'Europe/Warsaw',
  languageTag: 'en',
  now: Date.parse('2026-06-01T08:00Z'),
  durationMinutes: 15,
  takenRanges: [],
};
const offer = (query: Partial<SlotOfferQuery>, rules: Partial<BookingRules> = {}) =>
  listOfferedSlots({ ...base, ...query }, { ...warsawRules, ...rules }).map(({ displayTime }) => displayTime);

describe('offered slots', () => {
  test.each(durationsMinutes)('[SLOT-15] with %i minutes the last start is 16:30', (durationMinutes) => {
    const times = offer({ durationMinutes });
    expect([times[0], times.at(-1), times.length]).toEqual(['09:00', '16:30', 16]);
  });

  test('[SLOT-09] [SLOT-12] on the current day the past and the next two hours are not offered', () => {
    expect(offer({ now: Date.parse('2026-06-02T09:10Z') })[0]).toBe('13:30');
    expect(offer({ now: Date.parse('2026-06-02T09:10Z') }, { minimumNoticeMinutes: 0 })[0]).toBe('11:30');
    expect(offer({ now: Date.parse('2026-06-03T00:00Z') })).toEqual([]);
  });

  test('[SLOT-13] on the last day of the window the slots end with it', () => {
    expect(offer({ calendarDate: '2026-08-30' })).toEqual(['09:00', '09:30', '10:00']);
    expect(offer({ calendarDate: '2026-08-31' })).toEqual([]);
  });

  test('[SLOT-14] of a date in Auckland only the part on the closed Warsaw date is gone', () => {
    const times = offer(
      { calendarDate: '2026-07-01', timeZone: 'Pacific/Auckland' },
      { hours: { ...warsawRules.hours, closedDates: ['2026-07-01'] } },
    );
    expect([times[0], times.at(-1)]).toEqual(['00:00', '02:30']);
  });

  test('[SLOT-17] taken ranges remove the starts that do not fit the chosen duration', () => {
    const takenRanges = [
      { startsAt: Date.parse('2026-06-02T08:00Z'), endsAt: Date.parse('2026-06-02T08:15Z'), lane: 1 },
    ];
    expect(offer({ takenRanges }).slice(0, 3)).toEqual(['09:00', '09:30', '10:30']);
    expect(offer({ takenRanges, durationMinutes: 60 }).slice(0, 3)).toEqual(['09:00', '10:30', '11:00']);
    expect(offer({ takenRanges }, { capacity: 2 })).toHaveLength(16);
  });

  test('[SLOT-07] a repeated wall time keeps its abbreviation when its twin is taken', () => {
    const slots = listOfferedSlots(
      {
        ...base,
        calendarDate: '2026-11-01',
        timeZone: 'America/Los_Angeles',
        now: Date.parse('2026-10-30T08:00Z'),
        takenRanges: [
          { startsAt: Date.parse('2026-11-01T08:00Z'), endsAt: Date.parse('2026-11-01T08:15Z'), lane: 1 },
        ],
      },
      warsawRules,
    );
    expect(slots.slice(0, 3).map((slot) => `${slot.displayTime} ${slot.zoneAbbreviation}`)).toEqual([
      '01:30 PDT',
      '01:00 PST',
      '01:30 PST',
    ]);
  });
});
