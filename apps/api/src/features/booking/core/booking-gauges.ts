import type { GaugeSource } from '../../../db/database-gauges.ts';
import { bookingStatuses } from '../../../db/tables.ts';

/** After this long, a working watch job has resolved or marked them. */
const lapsedFor = "interval '5 minutes'";

/** Gauges that show whether bookings get stuck. */
export const bookingGauges: readonly GaugeSource[] = [
  {
    name: 'bookings',
    help: 'Upcoming bookings by state; in_doubt waits for a person',
    label: { name: 'status', values: bookingStatuses },
    query:
      'select status as label, count(*)::int as value from booking where ends_at > now() group by status',
  },
  {
    name: 'bookings_unwatched',
    help: 'Bookings that may have an event and that the watch should have marked by now',
    query: `
      select count(*)::int as value from booking
      where ends_at > now() and hold_expires_at < now() - ${lapsedFor}
        and (status in ('held', 'expired') or (status = 'failed' and event_may_exist))`,
  },
];
