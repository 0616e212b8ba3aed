import { expect, onTestFinished, test, vi } from 'vitest';
import { blockTable } from '../../test/block-table.ts';
import { createTestContext } from '../../test/create-test-context.ts';
import { startTestWorker } from '../../test/start-test-worker.ts';
import { waitFor } from '../../test/wait-for.ts';
import { addLoopMetric, isTurning } from './loop-metric.ts';
import { startMetricsServer } from './metrics-server.ts';

test('a worker whose outbox or queues are locked says how long its loop has stood still, until it turns again', async () => {
  const context = await createTestContext();
  const worker = await startTestWorker(context, { retention: async () => {} });
  addLoopMetric(context.metrics.registry, worker);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const table of ['job_outbox', 'pgboss.job_common']) {
    const blocked = await blockTable(context.config.DATABASE_URL, table, 'access exclusive');
    await blocked.untilWaiting();
    vi.setSystemTime(Date.now() + 1_000_000);
    expect(worker.measureLoopAgeSeconds()).toBeGreaterThanOrEqual(1_000);
    expect(await context.metrics.registry.metrics()).toMatch(/^worker_loop_age_seconds 1\d{3}/m);
    await blocked.release();
    // Not `expect.poll`, which advances the clock.
    await waitFor(async () => worker.measureLoopAgeSeconds() < 1);
  }
});

test('a worker is ready while its loop turns, and not after 30 seconds without a turn', async () => {
  const context = await createTestContext();
  let ageSeconds = 29;
  const isLoopTurning = () => isTurning({ measureLoopAgeSeconds: () => ageSeconds });
  await using server = await startMetricsServer(context, 0, isLoopTurning);
  const { port } = server.address() as { port: number };
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    return [response.status, await response.json()];
  };
  expect(await ask()).toEqual([
    200,
    { database: true, queue: true, reached: ['company', 'visitor'], calendar: 'none', loop: true },
  ]);
  expect(await context.metrics.registry.metrics()).toContain('readiness{part="loop"} 1');
  ageSeconds = 31;
  expect(await context.metrics.registry.metrics()).toContain('readiness{part="loop"} 0');
  expect(await ask()).toEqual([
    503,
    { database: true, queue: true, reached: ['company', 'visitor'], calendar: 'none', loop: false },
  ]);
});
