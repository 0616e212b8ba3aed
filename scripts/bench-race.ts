import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createPool } from '../apps/api/src/db/pool.ts';
import { createLogger } from '../apps/api/src/process/logger.ts';
import { findFreePort } from '../packages/standins/src/free-port.ts';
import { startGoogle } from '../packages/standins/src/google.ts';
import { startPostgres } from '../packages/standins/src/postgres.ts';
import { type RaceOptions, raceBookings } from './bench/booking-race.ts';
import { Parts } from './process/parts.ts';
import { showLine } from './process/show-line.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '500' },
  },
});
const mixedRequests = 320;
const key = 'key-of-the-benchmark';
const noLimit = String(1_000_000_000);

const postgres = await startPostgres({
  dataDirectory: join(tmpdir(), `tt-race-${randomUUID()}`),
  persistent: false,
  settings: { max_connections: '200' },
});
const google = await startGoogle();
const pool = createPool(
  { DATABASE_URL: postgres.url, DATABASE_POOL_SIZE: 2 },
  createLogger({ LOG_LEVEL: 'warn' }),
);
const parts = new Parts(showLine);

try {
  const origins = [await startServer('api-1'), await startServer('api-2')];
  const common = { origins, key, connections: Number(values.connections) };
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
  await pool.end();
  await parts.stop();
  await google.stop();
  await postgres.stop();
}

async function startServer(name: string): Promise<string> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  await parts.start({
    name,
    command: process.execPath,
    args: [resolve(import.meta.dirname, '../apps/api/src/server.ts')],
    env: {
      DATABASE_URL: postgres.url,
      PORT: String(port),
      METRICS_PORT: '0',
      SITE_ORIGIN: 'http://127.0.0.1',
      PUBLIC_ANON_KEY: key,
      FORM_TOKEN_SECRET: 'secret of the benchmark, long enough',
      LOG_LEVEL: 'warn',
      GOOGLE_CALENDAR_URL: google.calendarUrl,
      GOOGLE_REVOKE_URL: google.revokeUrl,
      GOOGLE_TOKEN_INFO_URL: google.tokenInfoUrl,
      GOOGLE_CLIENT_ID: google.clientId ?? '',
      BOOKINGS_PER_ADDRESS_AND_HOUR: noLimit,
      BOOKINGS_PER_HOUR: noLimit,
      BOOKINGS_PER_VISITOR: noLimit,
    },
    readyUrl: `${origin}/readyz`,
  });
  return origin;
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
      (select count(*)::int from booking a join booking b
         on a.id < b.id and a.lane = b.lane
         and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
       where a.status in ('held', 'confirmed') and b.status in ('held', 'confirmed')) as overlaps,
      (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`);
  return rows[0];
}
