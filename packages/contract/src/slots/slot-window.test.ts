import { expect, test } from 'vitest';
import { warsawRules } from '../../test/warsaw-rules.ts';
import { listOfferedSlots } from './slot-offer.ts';
import { toSlotWindow } from './slot-window.ts';

test("[SLOT-13] the window runs from today to the date 90 days ahead, as the visitor's calendar shows them", () => {
  const now = Date.parse('2026-07-01T11:30Z');
  expect(toSlotWindow(now, 'Europe/Warsaw', warsawRules)).toEqual({
    firstDate: '2026-07-01',
    lastDate: '2026-09-29',
  });
  expect(toSlotWindow(now, 'Pacific/Kiritimati', warsawRules)).toEqual({
    firstDate: '2026-07-02',
    lastDate: '2026-09-30',
  });
  expect(toSlotWindow(now, 'Pacific/Pago_Pago', warsawRules).firstDate).toBe('2026-07-01');
  expect(toSlotWindow(now, 'Pacific/Pago_Pago', { ...warsawRules, windowDays: 1 }).lastDate).toBe(
    '2026-07-02',
  );
});

test.each(['Europe/Warsaw', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])(
  '[SLOT-13] in %s no slot is offered before the first date or after the last',
  (timeZone) => {
    const now = Date.parse('2026-09-01T09:10Z');
    const { firstDate, lastDate } = toSlotWindow(now, timeZone, warsawRules);
    const offered = (date: string, days: number) =>
      listOfferedSlots(
        {
          calendarDate: Temporal.PlainDate.from(date).add({ days }).toString(),
          timeZone,
          languageTag: 'en',
          now,
          durationMinutes: 15,
          takenRanges: [],
        },
        warsawRules,
      ).length;
    expect([offered(firstDate, -1), offered(lastDate, 1)]).toEqual([0, 0]);
    expect([offered(firstDate, 2), offered(lastDate, -2)]).toEqual([16, 16]);
  },
);
