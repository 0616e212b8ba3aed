import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { blockTable } from '../test/block-table.ts';
import { buildDns, buildEnquiry } from '../test/builders.ts';
import { startTestApp } from '../test/start-test-app.ts';

const enquiry = () => ({ method: 'POST' as const, url: '/rest/v1/client_request', payload: buildEnquiry() });

test('a locked table makes no request wait longer than about two seconds', async () => {
  const environment = { ENQUIRIES_PER_ADDRESS_AND_HOUR: '1000' };
  const { call, context } = await startTestApp({ environment, replacements: buildDns() });
  const blocked = await blockTable(context.config.DATABASE_URL, 'client_request');
  const answers: Promise<{ status: number; retryAfter: number; ms: number }>[] = [];
  for (let count = 0; count < 20; count += 1) {
    const startedAt = performance.now();
    answers.push(
      call(enquiry()).then(({ statusCode, headers }) => ({
        status: statusCode,
        retryAfter: Number(headers['retry-after']),
        ms: performance.now() - startedAt,
      })),
    );
    await sleep(100);
  }
  for (const { status, retryAfter, ms } of await Promise.all(answers)) {
    expect(status).toBe(503);
    expect(retryAfter).toBeGreaterThan(0);
    // Twice what it takes on an idle machine. The statement's own timeout would be longer.
    expect(ms).toBeLessThan(5_000);
  }
  await blocked.release();
  await expect.poll(async () => (await call(enquiry())).statusCode).toBe(201);
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
