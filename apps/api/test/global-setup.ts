import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startPostgres } from '@tt/standins/postgres';
import type { TestProject } from 'vitest/node';
import { createContext } from '../src/context.ts';
import { prepare } from '../src/prepare.ts';
import { createDatabaseFrom } from './database.ts';
import { findFastFolder } from './fast-folder.ts';
import { createTestConfig } from './test-config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** How many histories the convergence test runs. */
    histories: number;
  }
}

/** One PostgreSQL for the run, with a prepared database that each test file's own is copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({
    dataDirectory: join(await findFastFolder(), `tt-api-test-${randomUUID()}`),
    persistent: false,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '400', max_wal_size: '256MB' },
  });
  const context = createContext(
    createTestConfig(await createDatabaseFrom(postgres.url, 'template1', 'prepared')),
  );
  await prepare(context);
  await context.pool.end();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
