import { fillBookings } from './fill-bookings.ts';
import { fillEnquiries } from './fill-enquiries.ts';
import { openSession, type Session } from './open-session.ts';
import { withoutIndexes } from './without-indexes.ts';

export interface Sizes {
  enquiries: number;
  bookings: number;
}

export interface Filled {
  seconds: number;
  gigabytes: number;
  /** Rows by table, as the planner knows them. */
  rows: Record<string, number>;
}

const announced = `
  insert into delivery (subject_id, purpose, channel, delivered_at)
  select id, 'announcement', 'telegram', created_at + interval '2 seconds' from client_request where announcement = 'single'
  union all
  select id, 'announcement', 'telegram', created_at + interval '2 seconds' from enquiry_summary`;

const bookingMessages = `
  insert into delivery (subject_id, purpose, channel, delivered_at)
  select id, sent.purpose, sent.channel, created_at + interval '2 seconds' from booking
  cross join lateral (values
    ('booked', 'telegram', status in ('confirmed', 'cancelled')),
    (case method when 'email' then 'invitation' else 'confirmation' end, 'mail', status in ('confirmed', 'cancelled')),
    ('reminder24', 'mail', status = 'confirmed' and starts_at < now()),
    ('reminder1', 'mail', status = 'confirmed' and starts_at < now())) as sent (purpose, channel, is_sent)
  where sent.is_sent`;

const sideTables = `
  delete from rate_limit; insert into rate_limit (key, count, resets_at)
  select 'enquiry:address:' || md5(n::text), 1, now() - interval '1 day' * random() from generate_series(1, $1::int) as n;
`;

/** Fills the tables as six years leave them: spread evenly in time, with what hangs on each row. */
export async function fillHistory(databaseUrl: string, sizes: Sizes): Promise<Filled> {
  const startedAt = performance.now();
  await using sessions = new AsyncDisposableStack();
  const open = async () => {
    const session = openSession(databaseUrl);
    sessions.defer(() => session.end());
    await session.query("set maintenance_work_mem = '512MB'; set synchronous_commit = off; set jit = off");
    return session;
  };
  const [first, second] = [await open(), await open()];
  await Promise.all([
    withoutIndexes(first, ['client_request', 'enquiry_summary'], () => fillEnquiries(first, sizes.enquiries)),
    withoutIndexes(second, ['booking', 'booking_claim', 'booking_move'], () =>
      fillBookings(second, sizes.bookings),
    ),
  ]);
  await withoutIndexes(first, ['delivery'], async () => {
    await first.query(announced);
    await first.query(bookingMessages);
  });
  await first.query(sideTables.replace('$1', String(Math.ceil(sizes.enquiries / 2_000))));
  await first.query('vacuum (freeze, analyze, index_cleanup off)');
  return { seconds: (performance.now() - startedAt) / 1000, ...(await describe(first)) };
}

async function describe(session: Session): Promise<Omit<Filled, 'seconds'>> {
  const size = await session.query('select pg_database_size(current_database())::float8 as bytes');
  const { rows } = await session.query<{ name: string; rows: number }>(`
    select relname as name, reltuples::float8 as rows from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 0 order by reltuples desc`);
  return {
    gigabytes: size.rows[0].bytes / 1e9,
    rows: Object.fromEntries(rows.map(({ name, rows: count }) => [name, count])),
  };
}
