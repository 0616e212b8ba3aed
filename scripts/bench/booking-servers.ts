import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '../../apps/api/src/db/pool.ts';
import { createLogger } from '../../apps/api/src/process/logger.ts';
import { startDns } from '../../packages/standins/src/dns.ts';
import { startGoogle } from '../../packages/standins/src/google.ts';
import { startPostgres } from '../../packages/standins/src/postgres.ts';
import { Parts } from '../process/parts.ts';
import { showLine } from '../process/show-line.ts';
import { toBenchSettings } from './bench-settings.ts';
import { startBenchApi } from './start-bench-api.ts';

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
  const settings = { ...toBenchSettings({ databaseUrl: postgres.url, google, dns }), ...environment };
  const parts = new Parts(showLine);
  started.defer(() => parts.stop());
  const apis = [await startBenchApi(parts, 'api-1', settings), await startBenchApi(parts, 'api-2', settings)];
  const origins = apis.map(({ origin }) => origin);
  const pool = createPool(
    { DATABASE_URL: postgres.url, DATABASE_HOSTS: [], DATABASE_POOL_SIZE: 4 },
    createLogger({ LOG_LEVEL: 'warn' }),
  );
  started.defer(() => pool.end());
  const running = started.move();
  return { origins, pool, google, settings, stop: () => running.disposeAsync() };
}
