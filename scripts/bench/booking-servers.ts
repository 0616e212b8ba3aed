import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createPool } from '../../apps/api/src/db/pool.ts';
import { createLogger } from '../../apps/api/src/process/logger.ts';
import { startDns } from '../../packages/standins/src/dns.ts';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { startGoogle } from '../../packages/standins/src/google.ts';
import { startPostgres } from '../../packages/standins/src/postgres.ts';
import { Parts } from '../process/parts.ts';
import { showLine } from '../process/show-line.ts';

const noLimit = String(100_000_000);
/** Limits have tests of their own. */
const limits = [
  ...['BOOKINGS_PER_ADDRESS_AND_HOUR', 'BOOKINGS_PER_HOUR', 'BOOKING_VIEWS_PER_ADDRESS_AND_HOUR'],
  ...['EMAIL_BOOKINGS_PER_ADDRESS_AND_HOUR', 'EMAIL_BOOKINGS_PER_MAILBOX_AND_HOUR'],
  'EMAIL_BOOKINGS_UNCONFIRMED_PER_HOUR',
];

export const benchKey = 'key-of-the-benchmark';

/** Two API processes on a real PostgreSQL, with Google's stand-in, and with DNS if email is checked. */
export async function startBookingServers({ hasDns = false, environment = {} } = {}) {
  await using started = new AsyncDisposableStack();
  const postgres = await startPostgres({
    dataDirectory: join(tmpdir(), `tt-bench-${randomUUID()}`),
    persistent: false,
    settings: { max_connections: '200' },
  });
  started.defer(() => postgres.stop());
  const google = await startGoogle();
  started.defer(() => google.stop());
  const dns = hasDns ? await startDns() : undefined;
  if (dns) started.defer(() => dns.stop());
  const settings: Record<string, string> = {
    ...Object.fromEntries(limits.map((name) => [name, noLimit])),
    DATABASE_URL: postgres.url,
    SITE_ORIGIN: 'http://127.0.0.1',
    PUBLIC_ANON_KEY: benchKey,
    FORM_TOKEN_SECRET: 'secret of the benchmark, long enough',
    LOG_LEVEL: 'warn',
    GOOGLE_CALENDAR_URL: google.calendarUrl,
    GOOGLE_REVOKE_URL: google.revokeUrl,
    GOOGLE_TOKEN_INFO_URL: google.tokenInfoUrl,
    GOOGLE_TOKEN_URL: google.tokenUrl,
    GOOGLE_CLIENT_ID: google.clientId ?? '',
    CALENDAR_CLIENT_ID: google.company.clientId,
    CALENDAR_CLIENT_SECRET: google.company.clientSecret,
    CALENDAR_KEY: randomBytes(32).toString('base64'),
    ...(dns && { DNS_SERVERS: dns.server }),
    ...environment,
  };
  const parts = new Parts(showLine);
  started.defer(() => parts.stop());
  const origins = [await startServer(parts, 'api-1', settings), await startServer(parts, 'api-2', settings)];
  const pool = createPool(
    { DATABASE_URL: postgres.url, DATABASE_POOL_SIZE: 4 },
    createLogger({ LOG_LEVEL: 'warn' }),
  );
  started.defer(() => pool.end());
  const running = started.move();
  return { origins, pool, google, settings, stop: () => running.disposeAsync() };
}

async function startServer(parts: Parts, name: string, settings: Record<string, string>): Promise<string> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  await parts.start({
    name,
    command: process.execPath,
    args: [resolve(import.meta.dirname, '../../apps/api/src/server.ts')],
    env: { ...settings, PORT: String(port), METRICS_PORT: '0' },
    readyUrl: `${origin}/readyz`,
  });
  return origin;
}
