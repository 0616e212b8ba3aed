import { expect, test } from 'vitest';
import { listOffsetSpans, listWrongDays } from '../../test/slots-by-temporal.ts';

// Many zones change their clocks at the same instants. One of each group is tested on every day, the others on the
// decisive days: on all other days they could differ only if Intl and Temporal did.
test('[SLOT-03] [SLOT-04] [SLOT-06] every day of 2026-2028 in every zone has the instants that Temporal gives', () => {
  const timeZones = Intl.supportedValuesOf('timeZone');
  expect(timeZones.length).toBeGreaterThan(400);
  const groups = Map.groupBy(timeZones, (timeZone) => JSON.stringify(listOffsetSpans(timeZone)));
  const wrong = [...groups.values()].flatMap((alike) =>
    alike.flatMap((timeZone, index) => listWrongDays(timeZone, index === 0 ? 'all' : 'decisive')),
  );
  expect(wrong).toEqual([]);
});
