import type { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { sendTestJob } from '../../test/send-test-job.ts';
import { startTestWorker } from '../../test/start-test-worker.ts';
import type { Context } from '../context.ts';
import { createLogger } from '../process/logger.ts';
import { createBoss } from './boss.ts';
import { relayOutbox } from './relay-outbox.ts';

const queue = 'contact-form-notification';
// Beyond what pg-boss can store, so that its insert fails for this row and every row beside it.
const poison = "insert into job_outbox (queue, data, start_after) values ($1, '{}', '275000-01-01')";

async function startRelay(replacements: Partial<Context> = {}) {
  const context = await createTestContext({ replacements });
  const boss: PgBoss = createBoss(context.config, context.log, { supervise: false, schedule: false });
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  const list = async (text: string) => (await context.pool.query<{ name: string }>(text)).rows;
  return {
    pool: context.pool,
    relay: () => relayOutbox(context.pool, boss, context.log),
    listJobs: () => list(`select data ->> 'name' as name from pgboss.job where name = '${queue}' order by 1`),
    listLeft: () => list('select queue as name from job_outbox order by id'),
    readMetrics: () => context.metrics.registry.metrics(),
  };
}

test('a job of a queue that this release does not have stops no other, waits, and is counted', async () => {
  const { pool, relay, listJobs, listLeft, readMetrics } = await startRelay();
  await pool.query("insert into job_outbox (queue, data) values ('of-a-later-release', '{}')");
  await sendTestJob(pool, queue, { name: 'usual' });
  await relay();
  expect(await listJobs()).toEqual([{ name: 'usual' }]);
  expect(await listLeft()).toEqual([{ name: 'of-a-later-release' }]);
  const metrics = await readMetrics();
  expect(metrics).toContain('outbox_jobs_of_unknown_queue 1\n');
  expect(metrics).toContain('outbox_jobs 0\n');
});

test('a job that the queue refuses is postponed and logged; all others are moved', async () => {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'error' }, { write: (line) => lines.push(line) });
  const { pool, relay, listJobs, readMetrics } = await startRelay({ log });
  const names = Array.from({ length: 250 }, (_, number) => `job ${String(number).padStart(3, '0')}`);
  for (const name of names.slice(0, 100)) await sendTestJob(pool, queue, { name });
  await pool.query(poison, [queue]);
  for (const name of names.slice(100)) await sendTestJob(pool, queue, { name });
  await relay();
  expect(await listJobs()).toEqual(names.map((name) => ({ name })));
  expect(await readMetrics()).toContain('outbox_jobs_set_aside 1\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    queue,
    msg: 'the queue refused a job, which is retried later',
  });
});

test('a job whose queue is missing waits until there is one again', async () => {
  const { pool, relay, listJobs, listLeft, readMetrics } = await startRelay();
  await sendTestJob(pool, queue, { name: 'before' });
  await relay();
  await pool.query('delete from pgboss.job where name = $1', [queue]);
  const { rows } = await pool.query(
    'delete from pgboss.queue where name = $1 returning to_jsonb(queue) as row',
    [queue],
  );
  await sendTestJob(pool, queue, { name: 'meanwhile' });
  await relay();
  expect(await listLeft()).toEqual([{ name: queue }]);
  expect(await readMetrics()).toContain('outbox_jobs_set_aside 1\n');
  const restore = 'insert into pgboss.queue select * from jsonb_populate_record(null::pgboss.queue, $1)';
  await pool.query(restore, [rows[0].row]);
  await pool.query('update job_outbox set postponed_until = now()');
  await relay();
  expect(await listJobs()).toEqual([{ name: 'meanwhile' }]);
});

test('a job that the queue refused is retried after two minutes, not before', async () => {
  const { pool, relay, listLeft } = await startRelay();
  await pool.query(poison, [queue]);
  await relay();
  await pool.query('update job_outbox set start_after = null');
  await relay();
  expect(await listLeft()).toHaveLength(1);
  const { rows } = await pool.query(
    "update job_outbox set postponed_until = postponed_until - interval '2 minutes' returning postponed_until <= now() as due",
  );
  expect(rows).toEqual([{ due: true }]);
  await relay();
  expect(await listLeft()).toEqual([]);
});

test('a worker runs other jobs while an invalid one and one of a later release wait', async () => {
  const context = await createTestContext();
  await context.pool.query("insert into job_outbox (queue, data) values ('of-a-later-release', '{}')");
  await context.pool.query(poison, [queue]);
  const seen: unknown[] = [];
  await startTestWorker(context, { [queue]: async ({ data }) => void seen.push(data) });
  await sendTestJob(context.pool, queue, { name: 'usual' });
  await expect.poll(() => seen).toEqual([{ name: 'usual' }]);
});

test('two relays at once move each job once', async () => {
  const { pool, relay, listJobs } = await startRelay();
  const names = Array.from({ length: 450 }, (_, number) => `job ${String(number).padStart(3, '0')}`);
  await pool.query(
    "insert into job_outbox (queue, data) select $1, jsonb_build_object('name', name) from unnest($2::text[]) as name",
    [queue, names],
  );
  await pool.query(poison, [queue]);
  await Promise.all([relay(), relay(), relay()]);
  expect(await listJobs()).toEqual(names.map((name) => ({ name })));
});
