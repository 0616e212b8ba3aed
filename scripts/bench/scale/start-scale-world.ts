import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseConfig } from '../../../apps/api/src/config.ts';
import { prepare } from '../../../apps/api/src/prepare.ts';
import { createLogger } from '../../../apps/api/src/process/logger.ts';
import { startDns } from '../../../packages/standins/src/dns.ts';
import { startGoogle } from '../../../packages/standins/src/google.ts';
import { startPostgres } from '../../../packages/standins/src/postgres.ts';
import { Parts } from '../../process/parts.ts';
import { showLine } from '../../process/show-line.ts';
import { toBenchSettings } from '../bench-settings.ts';
import { connectBenchCalendar } from '../connect-bench-calendar.ts';
import { type BenchApi, startBenchApi } from '../start-bench-api.ts';
import { addUpcoming, type Keys } from './add-upcoming.ts';
import { type Filled, fillHistory, type Sizes } from './fill-history.ts';
import { openSession, type Session } from './open-session.ts';

const log = createLogger({ LOG_LEVEL: 'error' });
/** Only while it is filled: what a crash loses is made again. */
const fillingSettings = {
  ...{ wal_level: 'minimal', max_wal_senders: '0', fsync: 'off', max_wal_size: '16GB', autovacuum: 'off' },
  shared_buffers: '1GB',
};
/** PostgreSQL's own defaults, as in production, and a record of what each statement reads. */
const servingSettings = {
  max_connections: '200',
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'all',
  // Between two checkpoints, a page is logged as a whole at its first change. With the default of five minutes, that
  // phase would fall into one part of the run and not into another.
  checkpoint_timeout: '1h',
};

export const sides = ['empty', 'large'] as const;
export type Side = (typeof sides)[number];

export interface Target extends BenchApi, Keys {
  side: Side;
  session: Session;
  settings: Record<string, string>;
  google: Awaited<ReturnType<typeof startGoogle>>;
}

export interface ScaleWorld {
  targets: Record<Side, Target>;
  filled: Filled;
  parts: Parts;
  stop: () => Promise<void>;
}

/** One PostgreSQL with an empty and a large database, each with an API process and a calendar of its own. */
export async function startScaleWorld(sizes: Sizes): Promise<ScaleWorld> {
  await using started = new AsyncDisposableStack();
  const dataDirectory = join(tmpdir(), `tt-scale-${randomUUID()}`);
  const { filled, keys } = await fill(dataDirectory, sizes);
  const postgres = await startPostgres({ dataDirectory, persistent: false, settings: servingSettings });
  started.defer(() => postgres.stop());
  const dns = await startDns();
  started.defer(() => dns.stop());
  const parts = new Parts(showLine);
  started.defer(() => parts.stop());

  const startTarget = async (side: Side): Promise<Target> => {
    const google = await startGoogle();
    started.defer(() => google.stop());
    const databaseUrl = toUrl(postgres.url, side);
    const session = openSession(databaseUrl);
    started.defer(() => session.end());
    await session.query('create extension pg_stat_statements');
    const settings = {
      ...toBenchSettings({ databaseUrl, google, dns }),
      BOOKINGS_PER_VISITOR: '1000',
    };
    await connectBenchCalendar(settings, google);
    const api = await startBenchApi(parts, side, settings);
    return { ...api, ...keys[side], side, session, settings, google };
  };
  const targets = { empty: await startTarget('empty'), large: await startTarget('large') };
  const running = started.move();
  return { targets, filled, parts, stop: () => running.disposeAsync() };
}

async function fill(dataDirectory: string, sizes: Sizes) {
  const postgres = await startPostgres({ dataDirectory, settings: fillingSettings });
  try {
    const root = openSession(postgres.url);
    for (const side of sides) await root.query(`create database ${side} locale_provider libc`);
    await root.end();
    for (const side of sides)
      await prepare({
        config: parseConfig(toBenchSettings({ databaseUrl: toUrl(postgres.url, side) })),
        log,
      });
    const filled = await fillHistory(toUrl(postgres.url, 'large'), sizes);
    const keys = {
      empty: await withSession(toUrl(postgres.url, 'empty'), addUpcoming),
      large: await withSession(toUrl(postgres.url, 'large'), addUpcoming),
    };
    return { filled, keys };
  } finally {
    await postgres.stop();
    // Without fsync the pages are still on their way to the disk, and writing them would disturb what is measured.
    await promisify(execFile)('sync');
  }
}

async function withSession<Result>(databaseUrl: string, work: (session: Session) => Promise<Result>) {
  const session = openSession(databaseUrl);
  try {
    const result = await work(session);
    await session.query('analyze');
    return result;
  } finally {
    await session.end();
  }
}

function toUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}
