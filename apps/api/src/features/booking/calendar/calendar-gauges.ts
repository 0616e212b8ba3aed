import type { GaugeSource } from '../../../db/database-gauges.ts';

/** After this long, the request, its job and several retries have run. */
const behindFor = "interval '10 minutes'";

const countConnections = (status: string) =>
  `select count(*)::int as value from calendar_connection where status = '${status}'`;

/** Gauges that show whether the company's calendar is up to date. Without a connection all of them are 0. */
export const calendarGauges: readonly GaugeSource[] = [
  {
    name: 'calendar_connected',
    help: 'Whether the company calendar is connected and its credential works',
    query: countConnections('connected'),
  },
  {
    name: 'calendar_broken',
    help: 'Whether the credential of the company calendar has stopped working',
    query: countConnections('broken'),
  },
  {
    name: 'calendar_snapshot_age_seconds',
    help: 'How long ago the busy times were read, or the calendar was connected if they never were',
    query: `
      select extract(epoch from clock_timestamp() - coalesce(min(s.fetched_at), min(c.connected_at)))::int as value
      from calendar_connection c left join calendar_snapshot s on true
      having count(c.id) > 0`,
  },
  {
    name: 'bookings_unsynced',
    help: 'Upcoming bookings by email whose last change the company calendar has lacked for more than 10 minutes',
    query: `
      select count(*)::int as value from booking
      where method = 'email' and status in ('confirmed', 'cancelled') and synced_sequence <> sequence
        and ends_at > now() and changed_at < now() - ${behindFor}`,
  },
];
