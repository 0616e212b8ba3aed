import { parseArgs } from 'node:util';
import { benchKey, benchSecret } from './bench/bench-settings.ts';
import { startBookingServers } from './bench/booking-servers.ts';
import { swapBookings, type Told, toSwapEmail } from './bench/booking-swap.ts';
import { connectBenchCalendar } from './bench/connect-bench-calendar.ts';
import { rememberVerified, toMailboxHash } from '../apps/api/src/delivery/mailbox.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
  },
});

const { origins, pool, google, settings, stop } = await startBookingServers({
  hasDns: true,
  environment: {
    BOOKINGS_PER_VISITOR: '2',
    // Booking by email is open only with a mail server. Mails wait for a worker, which doesn't run here.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'bench@example.com',
  },
});

try {
  await connectBenchCalendar(settings, google);
  const clients = Number(values.clients);
  await proveMailboxes(clients);
  const { calls, moved, errors, refusals, told, doubled } = await swapBookings({
    origins,
    key: benchKey,
    clients,
    seconds: Number(values.seconds),
  });
  for (const error of new Set(errors)) console.error(error);
  const { overlaps, twice, deadlocks } = await readDatabase();
  const lost = await countLost(told);
  const double = doubled + twice;
  console.log(
    `calls ${calls}, moved ${moved}, overlaps ${overlaps}, lost ${lost}, twice ${double}, deadlocks ${deadlocks}`,
  );
  if (overlaps + lost + double + deadlocks + errors.length > 0) process.exitCode = 1;
  // With fewer moves the bookings hardly collide.
  if (moved * 3 < calls) {
    const reasons = [...refusals].map(([code, count]) => `${code} ${count}`).join(', ') || 'none';
    console.error(
      `Failed: only ${moved} of ${calls} calls moved a booking, so the zeros prove little. Refusals: ${reasons}`,
    );
    process.exitCode = 1;
  }
} finally {
  await stop();
}

/** Marks the mailboxes as verified, so that no booking waits for an email that nobody reads here. */
async function proveMailboxes(count: number): Promise<void> {
  for (let client = 0; client < count; client += 1) {
    await rememberVerified(pool, toMailboxHash({ current: benchSecret }, toSwapEmail(client)));
  }
}

/** Bookings that are not where a client was told. */
async function countLost(told: ReadonlyMap<string, Told>): Promise<number> {
  const { rows } = await pool.query<{ id: string; starts_at: Date; sequence: number }>(`
    select b.id, b.starts_at, b.sequence from booking b join booking_claim c on c.booking_id = b.id
    where b.status = 'confirmed' and c.blocks = tstzrange(b.starts_at, b.ends_at, '[)')`);
  const kept = new Map(rows.map((row) => [row.id, row]));
  const isLost = ([id, { startsAt, sequence }]: [string, Told]) => {
    const row = kept.get(id);
    return !row || (row.sequence === sequence && row.starts_at.toISOString() !== startsAt);
  };
  return [...told].filter(isLost).length;
}

async function readDatabase(): Promise<{ overlaps: number; twice: number; deadlocks: number }> {
  const { rows } = await pool.query(`
    select
      (select count(*)::int from booking a join booking b
         on a.id < b.id and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
       where a.status in ('held', 'confirmed') and b.status in ('held', 'confirmed')) as overlaps,
      (select count(*)::int from (
         select from booking_claim group by booking_id having count(*) > 1) as double) as twice,
      (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`);
  return rows[0];
}
