import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** A database of its own with all tables and queues, dropped when the test ends. */
export function createTestDatabase(): Promise<string> {
  return createDatabaseFrom('prepared');
}

/** A database of its own without anything in it, dropped when the test ends. */
export function createEmptyDatabase(): Promise<string> {
  return createDatabaseFrom('template1');
}

async function createDatabaseFrom(template: string): Promise<string> {
  const name = `test-${randomUUID()}`;
  onTestFinished(() => runOnServer(`drop database if exists "${name}" with (force)`));
  await runOnServer(`create database "${name}" template "${template}" strategy file_copy`);
  return Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
}

/** For all tests of a worker, because to connect costs as much as to copy a database. */
let connection: Promise<pg.Client> | undefined;

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  return client;
}

/** One at a time, because a template can't be copied twice at once. */
async function runOnServer(statement: string): Promise<void> {
  connection ??= connect();
  const client = await connection;
  await client.query('select pg_advisory_lock(1)');
  try {
    await client.query(statement);
  } finally {
    await client.query('select pg_advisory_unlock(1)');
  }
}
