import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Copies a database on the server of `url` and returns the copy's URL. */
export async function createDatabaseFrom(url: string, template: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await client.query(`create database "${name}" template "${template}"`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** A database of its own with all tables and queues. */
export function createTestDatabase(): Promise<string> {
  return createDatabaseFrom(inject('postgresUrl'), 'prepared', `test-${randomUUID()}`);
}

/** A database of its own without anything in it. */
export function createEmptyDatabase(): Promise<string> {
  return createDatabaseFrom(inject('postgresUrl'), 'template1', `empty-${randomUUID()}`);
}
