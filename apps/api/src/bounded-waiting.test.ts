import { expect, test } from 'vitest';
import { blockTable } from '../test/block-table.ts';
import { buildDns, buildInquiry } from '../test/builders.ts';
import { startDeskApp } from '../test/desk/start-desk-app.ts';
import { insertTestInquiry } from '../test/insert-test-inquiry.ts';
import { pageHeaders, startTestApp } from '../test/start-test-app.ts';
import { requestTimeouts } from './db/pool.ts';

const inquiry = () => ({ method: 'POST' as const, url: '/rest/v1/client_request', payload: buildInquiry() });

test('a locked table makes no request wait longer than about two seconds, and each is told when to come back', async () => {
  const environment = { INQUIRIES_PER_ADDRESS_AND_HOUR: '1000' };
  const { call, context } = await startTestApp({
    environment,
    replacements: buildDns(),
    databaseTimeouts: requestTimeouts,
  });
  const blocked = await blockTable(context.config.DATABASE_URL, 'client_request');
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(inquiry())));
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await blocked.release();
  await expect.poll(async () => (await call(inquiry())).statusCode).toBe(201);

  // A request waits up to a second for the previous statement (`batch.test.ts`), and then for the lock.
  const { rows } = await context.pool.query<{ ms: number }>(
    "select setting::int as ms from pg_settings where name = 'lock_timeout'",
  );
  expect(rows).toEqual([{ ms: requestTimeouts.lock }]);
  expect(requestTimeouts.lock).toBeLessThan(1_500);
});

test('health, readiness and metrics answer while every connection of the pool is taken', async () => {
  const { app, call, context } = await startTestApp();
  const size = context.config.DATABASE_POOL_SIZE;
  const taken = await Promise.all(Array.from({ length: size }, () => context.pool.connect()));
  const waiting = call({ url: '/functions/v1/booking-availability' });
  for (const url of ['/healthz', '/readyz']) expect((await app.inject(url)).statusCode).toBe(200);
  const metrics = await context.metrics.registry.metrics();
  expect(metrics).toContain(`database_pool_connections{state="in_use"} ${size}`);
  expect(metrics).toContain('database_pool_waiting 1');
  expect(metrics).toContain('job_dead_letters{queue="retention-dead"} 0');
  for (const client of taken) client.release();
  expect((await waiting).statusCode).toBe(200);
});

test('searches at the desk that take long take no connection of a visitor', async () => {
  const { app, context, get, enrol, invite } = await startDeskApp();
  const { cookie } = await enrol(await invite());
  const { untilWaiting, release } = await blockTable(
    context.config.DATABASE_URL,
    'client_request',
    'access exclusive',
  );
  let answered = 0;
  const searches = Array.from({ length: 2 * context.config.DATABASE_POOL_SIZE }, async () => {
    expect((await get('entries?q=ada', cookie)).statusCode).toBe(200);
    answered += 1;
  });
  await untilWaiting();
  const availability = await app.inject({ url: '/functions/v1/booking-availability', headers: pageHeaders });
  expect(availability.statusCode).toBe(200);
  expect(answered).toBe(0);
  await release();
  await Promise.all(searches);
});

test('people who open one entry at once take no connection of a visitor', async () => {
  const { app, context, get, enrol, invite } = await startDeskApp();
  const { cookie } = await enrol(await invite());
  const { id } = await insertTestInquiry(context.pool);
  const { untilWaiting, release } = await blockTable(
    context.config.DATABASE_URL,
    'client_request',
    'exclusive',
  );
  let answered = 0;
  const readings = Array.from({ length: 2 * context.config.DATABASE_POOL_SIZE }, async () => {
    expect((await get(`entries/${id}`, cookie)).statusCode).toBe(200);
    answered += 1;
  });
  await untilWaiting();
  const availability = await app.inject({ url: '/functions/v1/booking-availability', headers: pageHeaders });
  expect(availability.statusCode).toBe(200);
  expect(answered).toBe(0);
  await release();
  await Promise.all(readings);
});
