import { expect, test } from 'vitest';
import { createTestContext } from '../test/create-test-context.ts';
import { sendTestJob } from '../test/send-test-job.ts';
import { skipRetryPause } from '../test/skip-retry-pause.ts';
import { startTestWorker } from '../test/start-test-worker.ts';
import { waitFor } from '../test/wait-for.ts';
import type { Context } from './context.ts';
import { runInTransaction } from './db/transaction.ts';
import { prepare } from './prepare.ts';
import { PermanentJobFailure, PostponedJobFailure } from './queue/job-failure.ts';

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
  for (let number = 0; number < 60; number += 1) await sendTestJob(context.pool, queue, { number });
  const { seen, handler } = collectJobs();
  await startTestWorker(context, { [queue]: handler });
  await startTestWorker(context, { [queue]: handler });

  await waitUntilAllDone(context, 60);
  expect(new Set(seen.map((data) => JSON.stringify(data))).size).toBe(60);
  expect(seen.length).toBe(60);
});

test('a job whose worker has given no sign of life for ten seconds is run by another, and no other job', async () => {
  const context = await createTestContext();
  // The state that killed or running workers leave.
  const take = `
    insert into pgboss.job (name, data, state, retry_limit, heartbeat_seconds, expire_seconds, started_on, heartbeat_on)
    select name, $2, 'active', retry_limit, heartbeat_seconds, expire_seconds, now(), now() + $3 * interval '1 second'
    from pgboss.queue where name = $1`;
  await context.pool.query(take, [queue, { name: 'under way' }, 3_600]);
  await context.pool.query(take, [queue, { name: 'left behind' }, -10]);
  const { seen, handler } = collectJobs();
  await startTestWorker(context, { [queue]: handler });
  await waitFor(async () => seen.length > 0);
  expect(seen).toEqual([{ name: 'left behind' }]);
});

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

test('a failed job of every minute leaves nothing behind, also where an earlier release set a dead-letter queue', async () => {
  const context = await createTestContext();
  await context.pool.query(
    `insert into pgboss.queue select (jsonb_populate_record(q, '{"name": "calendar-reconcile-dead", "dead_letter": null}')).* from pgboss.queue q
     where name = 'calendar-reconcile' on conflict do nothing`,
  );
  await context.pool.query(
    `update pgboss.queue set dead_letter = 'calendar-reconcile-dead' where name = 'calendar-reconcile'`,
  );
  await prepare(context);
  await startTestWorker(context, { 'calendar-reconcile': () => Promise.reject(new Error('no database')) });
  await sendTestJob(context.pool, 'calendar-reconcile');
  const list = async () =>
    (await context.pool.query(`select name, state from pgboss.job where name like 'calendar-reconcile%'`))
      .rows;
  await waitFor(async () => (await list()).some(({ state }) => state === 'failed'));
  expect(await list()).toEqual([{ name: 'calendar-reconcile', state: 'failed' }]);
  expect(await context.metrics.registry.metrics()).not.toContain('calendar-reconcile-dead');
});

test('a postponed failure is retried when the peer allows it, not before', async () => {
  const context = await createTestContext();
  let runs = 0;
  await startTestWorker(context, {
    [queue]: async () => {
      runs += 1;
      if (runs === 1) throw new PostponedJobFailure('slow down', 3_000);
    },
  });
  await sendTestJob(context.pool, queue, {});

  // The queue's own pause would be a second.
  expect(await skipRetryPause(context.pool, queue, 1_000)).toBeLessThanOrEqual(3_000);
  await waitFor(async () => runs === 2);
});

test('stopping lets the running job finish', async () => {
  const context = await createTestContext();
  const steps: string[] = [];
  const gate = Promise.withResolvers<void>();
  const worker = await startTestWorker(context, {
    [queue]: async () => {
      steps.push('running');
      await gate.promise;
      steps.push('finished');
    },
  });
  await sendTestJob(context.pool, queue, {});
  await waitFor(async () => steps.length === 1);
  const stopped = worker.stop().then(() => steps.push('stopped'));
  gate.resolve();
  await stopped;
  expect(steps).toEqual(['running', 'finished', 'stopped']);
});
