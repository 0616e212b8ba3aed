import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startPostgres } from '@tt/standins/postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createContext } from '../src/context.ts';
import { prepare } from '../src/prepare.ts';
import { findFastFolder } from './fast-folder.ts';
import { createTestConfig } from './test-config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for the run, with a prepared database that each test's own is copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({
    dataDirectory: join(await findFastFolder(), `tt-api-test-${randomUUID()}`),
    persistent: false,
    settings: {
      ...{ fsync: 'off', full_page_writes: 'off', max_wal_size: '256MB', max_connections: '400' },
      // No database lives long enough for it.
      autovacuum: 'off',
    },
  });
  await makeReady(postgres.url);
  const prepared = Object.assign(new URL(postgres.url), { pathname: '/prepared' }).href;
  const context = createContext(createTestConfig(prepared));
  await prepare(context);
  await context.pool.end();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}

async function makeReady(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Most of what a connection costs is to check its password, so this one is hashed once instead of 4,096 times.
  await client.query('set scram_iterations = 1');
  await client.query(`alter role postgres password ${pg.escapeLiteral(new URL(url).password)}`);
  await client.query('create database prepared');
  await client.end();
}
