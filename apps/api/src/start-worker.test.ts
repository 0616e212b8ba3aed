import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestContext } from '../test/create-test-context.ts';
import { sendTestJob } from '../test/send-test-job.ts';
import { shortenQueueTimes, shortHeartbeatSeconds } from '../test/shorten-queue-times.ts';
import { startProcess } from '../test/start-process.ts';
import { startTestWorker } from '../test/start-test-worker.ts';
import { waitFor } from '../test/wait-for.ts';
import type { Context } from './context.ts';
import { runInTransaction } from './db/transaction.ts';
import { PermanentJobFailure, PostponedJobFailure } from './queue/job-failure.ts';
import { queues } from './queue/queues.ts';

const queue = 'contact-form-notification';

function collectJobs() {
  const seen: unknown[] = [];
  return { seen, handler: async ({ data }: { data: unknown }) => void seen.push(data) };
}

/** Waits until so many jobs are completed and none is left that could still run. */
async function waitUntilAllDone({ pool }: Context, count: number) {
  const states = `
    select 'outbox' as state from job_outbox union all select state::text from pgboss.job where name = '${queue}'`;
  await waitFor(async () => {
    const { rows } = await pool.query<{ state: string }>(states);
    return rows.length === count && rows.every(({ state }) => state === 'completed');
  });
}

test('a job of a committed transaction runs once, and a job of a rolled-back one never', async () => {
  const context = await createTestContext();
  const { seen, handler } = collectJobs();
  await startTestWorker(context, { [queue]: handler });

  const rolledBack = runInTransaction(context.pool, async (client) => {
    await sendTestJob(client, queue, { name: 'rolled back' });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await runInTransaction(context.pool, (client) => sendTestJob(client, queue, { name: 'committed' }));

  await waitUntilAllDone(context, 1);
  expect(seen).toEqual([{ name: 'committed' }]);
});

test('two workers share a backlog without running a job twice', async () => {
  const context = await createTestContext();
  for (let number = 0; number < 300; number += 1) await sendTestJob(context.pool, queue, { number });
  const { seen, handler } = collectJobs();
  await startTestWorker(context, { [queue]: handler });
  await startTestWorker(context, { [queue]: handler });

  await waitUntilAllDone(context, 300);
  expect(new Set(seen.map((data) => JSON.stringify(data))).size).toBe(300);
  expect(seen.length).toBe(300);
});

test('a job whose worker is killed is run by another within 15 s', async () => {
  const context = await createTestContext();
  await shortenQueueTimes(context.pool);
  const killed = await startProcess('./hanging-worker.ts', context.config.DATABASE_URL);
  await sendTestJob(context.pool, queue, { name: 'survivor' });
  await waitFor(async () => killed.output().includes('took '));

  const { seen, handler } = collectJobs();
  await startTestWorker(context, { [queue]: handler });
  killed.child.kill('SIGKILL');
  const { elapsedMs } = await waitFor(async () => seen.length > 0, 40_000);
  expect(seen).toEqual([{ name: 'survivor' }]);
  const savedSeconds = (queues[queue].options.heartbeatSeconds ?? 0) - shortHeartbeatSeconds;
  expect(elapsedMs).toBeLessThan((15 - savedSeconds) * 1_000);
}, 60_000);

test('a permanent failure goes to the dead-letter queue at once and raises the alarm metric', async () => {
  const context = await createTestContext();
  let runs = 0;
  await startTestWorker(context, {
    [queue]: async () => {
      runs += 1;
      throw new PermanentJobFailure('the chat is gone');
    },
  });
  await sendTestJob(context.pool, queue, { name: 'hopeless' });

  const alarm = `job_dead_letters{queue="${queue}-dead"} 1`;
  await waitFor(async () => (await context.metrics.registry.metrics()).includes(alarm));
  expect(runs).toBe(1);
});

test('a postponed failure is retried when the peer allows it, not before', async () => {
  const context = await createTestContext();
  await shortenQueueTimes(context.pool);
  const runsAt: number[] = [];
  await startTestWorker(context, {
    [queue]: async () => {
      runsAt.push(Date.now());
      if (runsAt.length === 1) throw new PostponedJobFailure('slow down', 2);
    },
  });
  await sendTestJob(context.pool, queue, {});

  await waitFor(async () => runsAt.length === 2);
  const waitedMs = (runsAt[1] ?? 0) - (runsAt[0] ?? 0);
  expect(waitedMs).toBeGreaterThanOrEqual(2_000);
  expect(waitedMs).toBeLessThan(5_000);
});

test('stopping lets the running job finish', async () => {
  const context = await createTestContext();
  let state = 'waiting';
  const worker = await startTestWorker(context, {
    [queue]: async () => {
      state = 'running';
      await sleep(1_500);
      state = 'finished';
    },
  });
  await sendTestJob(context.pool, queue, {});
  await waitFor(async () => state === 'running');
  await worker.stop();
  expect(state).toBe('finished');
});
