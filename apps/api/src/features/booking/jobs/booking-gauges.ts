import { bookingRules } from '@tt/contract/booking/booking-rules';
import type { GaugeSource } from '../../../db/database-gauges.ts';
import { bookingStatuses } from '../../../db/tables.ts';
import { toBookableMinutes } from '../email/bookable-minutes.ts';
import { unprovenMeetings } from '../email/email-repository.ts';

/** By then a working watch job has ended or marked them. */
const lapsedFor = "interval '5 minutes'";

/** Gauges that show whether bookings get stuck, or are made up. */
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
  {
    name: 'bookings_unproven_ratio',
    help: 'Share of all bookable time that bookings take whose addresses nobody has confirmed',
    query: `
      select coalesce(sum(minutes), 0)::float / ${toBookableMinutes(bookingRules).window} as value
      from (${unprovenMeetings}) as unproven`,
  },
];
