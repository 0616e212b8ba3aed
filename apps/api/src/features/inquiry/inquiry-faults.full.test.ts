import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@tt/standins/free-port';
import { startPostgres } from '@tt/standins/postgres';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { buildInquiry } from '../../../test/builders.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { postInquiry } from '../../../test/post-inquiry.ts';
import { startProcess, type TestProcess, waitUntilReady } from '../../../test/start-process.ts';
import { signingSecret } from '../../../test/test-config.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { createFormToken } from '../../forms/form-token.ts';

// Nothing listens there, so each domain is unknown at once.
const withoutDns = { DNS_SERVERS: '127.0.0.1:1' };
const withoutLimits = {
  INQUIRIES_PER_ADDRESS_AND_HOUR: '1000000',
  INQUIRIES_PER_MAIL_ADDRESS_AND_HOUR: '1000000',
  INQUIRIES_PER_DOMAIN_AND_HOUR: '1000000',
  INQUIRIES_PER_HOUR: '1000000',
};

async function query(databaseUrl: string, text: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('two API processes let the limit through, and not one more', async () => {
  const databaseUrl = await createTestDatabase();
  const environment = { ...withoutDns, ...withoutLimits, INQUIRIES_PER_ADDRESS_AND_HOUR: '100' };
  const start = () => startProcess('../src/server.ts', databaseUrl, environment);
  const processes = [await start(), await start()] as const;
  await Promise.all(processes.map((process) => waitUntilReady(process)));

  const statuses: number[] = [];
  let sent = 0;
  const submitInTurn = async ({ origin }: TestProcess) => {
    while (sent < 400) {
      sent += 1;
      statuses.push((await postInquiry(origin, buildInquiry())).status);
    }
  };
  const lanes = Array.from({ length: 8 }, () => processes.map(submitInTurn)).flat();
  await Promise.all(lanes);
  const count = (status: number) => statuses.filter((each) => each === status).length;
  const [stored, refused] = [count(201), count(429)];
  // On a machine that is starved of time, an inquiry can wait too long for a connection after its use was counted.
  const shed = count(503);
  expect(stored + refused + shed).toBe(400);
  expect(stored).toBeLessThanOrEqual(100);
  expect(stored + shed).toBeGreaterThanOrEqual(100);
  expect(await query(databaseUrl, 'select count(*)::int from client_request')).toEqual([{ count: stored }]);
});

test('a request in progress is answered when the process gets a signal to stop', async () => {
  const databaseUrl = await createTestDatabase();
  const process = await startProcess('../src/server.ts', databaseUrl, withoutDns);
  await waitUntilReady(process);
  const blocker = new pg.Client({ connectionString: databaseUrl });
  await blocker.connect();
  await blocker.query('begin; lock table client_request');

  const answer = postInquiry(process.origin, buildInquiry());
  const waiting = `
    select from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and relation = 'client_request'::regclass and not granted`;
  await waitFor(async () => (await query(databaseUrl, waiting)).length === 1);
  process.child.kill('SIGTERM');
  await waitFor(() =>
    fetch(process.origin).then(
      () => false,
      () => true,
    ),
  );
  await blocker.query('commit');
  await blocker.end();
  expect((await answer).status).toBe(201);
  expect(await process.ended).toBe(0);
});

/** Repeats until the server says that the inquiry is stored, with the same key, as the page does. */
async function submitUntilStored({ origin }: TestProcess, key: string, statuses: number[]) {
  const openedAt = new Date(Date.now() - 60_000);
  const inquiry = buildInquiry({
    form_token: createFormToken({ current: signingSecret, previous: undefined }, openedAt),
  });
  for (;;) {
    const status = await postInquiry(origin, inquiry, { 'idempotency-key': key }).then(
      (response) => response.status,
    );
    statuses.push(status);
    if (status === 201) return;
    await sleep(100);
  }
}

test('PostgreSQL restarted under fifty parallel submissions loses and doubles none', async () => {
  const dataDirectory = join(tmpdir(), `tt-restart-${randomUUID()}`);
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
  const port = await findFreePort();
  const first = await startPostgres({ dataDirectory, port });
  const process = await startProcess('../src/server.ts', first.url, {
    ...withoutDns,
    ...withoutLimits,
  });
  await waitUntilReady(process);

  let running = true;
  const statuses: number[] = [];
  const waitForStatus = async (wanted: number) => {
    const from = statuses.length;
    await waitFor(async () => statuses.slice(from).filter((status) => status === wanted).length >= 50);
  };
  const clients = Array.from({ length: 50 }, async (_, client) => {
    const keys: string[] = [];
    for (let round = 0; running; round += 1) {
      const key = `client-${client}-${round}`;
      await submitUntilStored(process, key, statuses);
      keys.push(key);
    }
    return keys;
  });
  await waitForStatus(201);
  await first.stop();
  await waitForStatus(503);
  const second = await startPostgres({ dataDirectory, port });
  onTestFinished(second.stop);
  await waitForStatus(201);
  running = false;
  const answered = (await Promise.all(clients)).flat().sort();
  const rows = await query(second.url, 'select idempotency_key from client_request');
  expect(rows.map((row) => row.idempotency_key).sort()).toEqual(answered);
  const jobs = await query(second.url, 'select count(*)::int from job_outbox');
  expect(jobs).toEqual([{ count: answered.length }]);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
});
