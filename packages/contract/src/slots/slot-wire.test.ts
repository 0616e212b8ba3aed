import fc from 'fast-check';
import { expect, test } from 'vitest';
import { warsawHours } from '../../test/warsaw-rules.ts';
import { listSlotInstants } from './slot-instants.ts';
import { toStartInstant, toWireStart } from './slot-wire.ts';

test('[SLOT-08] [DATA-03] 09:00 in Warsaw on 2026-03-30 travels as 2026-03-30 and 07:00, both UTC', () => {
  const [first] = listSlotInstants('2026-03-30', 'Europe/Warsaw', warsawHours);
  expect(toWireStart(first ?? Number.NaN)).toEqual({ date: '2026-03-30', time: '07:00' });
  expect(toStartInstant({ date: '2026-03-30', time: '07:00' })).toBe(first);
});

test("[SLOT-08] the date on the wire is in UTC, not in the visitor's zone", () => {
  const [first] = listSlotInstants('2026-07-01', 'Pacific/Auckland', warsawHours);
  expect(toWireStart(first ?? Number.NaN)).toEqual({ date: '2026-06-30', time: '12:00' });
});

test('[SLOT-08] date and time together name the instant again', () => {
  const minute = fc.integer({ min: 0, max: Date.UTC(2100, 0) / 60_000 });
  fc.assert(
    fc.property(minute, (value) => {
      expect(toStartInstant(toWireStart(value * 60_000))).toBe(value * 60_000);
    }),
  );
});
