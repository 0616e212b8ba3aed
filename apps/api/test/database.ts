import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** Copies a database on the server of `url` and returns the copy's URL. */
export async function createDatabaseFrom(url: string, template: string, name: string): Promise<string> {
  await runOnServer(url, `create database "${name}" template "${template}" strategy file_copy`);
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** A database of its own with all tables and queues, dropped when the test ends. */
export function createTestDatabase(): Promise<string> {
  return createDatabaseOfTest('prepared');
}

/** A database of its own without anything in it, dropped when the test ends. */
export function createEmptyDatabase(): Promise<string> {
  return createDatabaseOfTest('template1');
}

async function createDatabaseOfTest(template: string): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test-${randomUUID()}`;
  onTestFinished(() => runOnServer(server, `drop database if exists "${name}" with (force)`));
  return createDatabaseFrom(server, template, name);
}

/** One at a time, because a template can't be copied twice at once. */
async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
