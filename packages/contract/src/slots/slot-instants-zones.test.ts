import { expect, test } from 'vitest';
import { oddTimeZones } from '../../test/odd-time-zones.ts';
import { days, listWrongDays } from '../../test/slots-by-temporal.ts';

test('[SLOT-03] [SLOT-04] [SLOT-06] every day of 2026-2028 has the instants that Temporal gives', () => {
  expect(days).toHaveLength(1096);
  for (const timeZone of ['Europe/Warsaw', 'Australia/Lord_Howe', 'Pacific/Kiritimati']) {
    expect(listWrongDays(timeZone, 'all')).toEqual([]);
  }
});

test.each(oddTimeZones)(
  '[SLOT-03] [SLOT-04] [SLOT-06] the days around each change of clocks in %s have the instants that Temporal gives',
  (timeZone) => expect(listWrongDays(timeZone, 'decisive')).toEqual([]),
);
