import { parseArgs } from 'node:util';
import { type RaceOptions, raceBookings } from './bench/booking-race.ts';
import { benchKey } from './bench/bench-settings.ts';
import { startBookingServers } from './bench/booking-servers.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '500' },
  },
});
const mixedRequests = 320;

const { origins, pool, google, stop } = await startBookingServers({
  environment: { BOOKINGS_PER_VISITOR: String(100_000_000) },
});

try {
  const common = { origins, key: benchKey, connections: Number(values.connections) };
  const requests = Number(values.requests);
  const mixed = await race({
    ...common,
    requests: mixedRequests,
    tokens: await google.admin.issueTokens(mixedRequests),
    weeks: 1,
    isMixed: true,
  });
  console.log(`all lengths over one day: ${mixed.line}`);
  const tokens = await google.admin.issueTokens(requests);
  const single = await race({ ...common, requests, tokens, weeks: 2, isMixed: false });
  console.log(single.line);
  if (!mixed.isClean || !single.isClean || single.won !== 1) process.exitCode = 1;
} finally {
  await stop();
}

async function race(options: RaceOptions) {
  const { requests, won, errors } = await raceBookings(options);
  const { overlaps, deadlocks } = await readDatabase();
  return {
    won,
    isClean: errors + overlaps + deadlocks === 0,
    line: `requests ${requests}, won ${won}, errors ${errors}, overlaps ${overlaps}, deadlocks ${deadlocks}`,
  };
}

async function readDatabase(): Promise<{ overlaps: number; deadlocks: number }> {
  const { rows } = await pool.query(`
    select
      (select count(*)::int from booking_claim a join booking_claim b
         on a.id < b.id and a.lane = b.lane and a.blocks && b.blocks) as overlaps,
      (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`);
  return rows[0];
}
