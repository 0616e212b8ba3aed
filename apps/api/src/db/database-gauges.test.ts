import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { insertTestInquiry } from '../../test/insert-test-inquiry.ts';
import { sendTestJob } from '../../test/send-test-job.ts';
import { startTestWorker } from '../../test/start-test-worker.ts';
import { createContext } from '../context.ts';
import { addDatabaseGauges } from './database-gauges.ts';

const nobody = 'postgresql://postgres:postgres@127.0.0.1:1/none';

function createGauges(answer: () => Promise<{ rows: object[] }>) {
  const registry = new Registry();
  const label = { name: 'queue', values: ['one', 'two'] };
  addDatabaseGauges(registry, { query: answer as never }, [{ name: 'jobs', help: 'jobs', label, query: '' }]);
  return async () => (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
}

test('while the database is down every series keeps its last value, and database_up is 0', async () => {
  let isUp = false;
  const read = createGauges(async () => {
    if (!isUp) throw new Error('Connection terminated');
    return { rows: [{ label: 'two', value: 7 }] };
  });
  expect(await read()).toEqual(['database_up 0', 'jobs{queue="one"} 0', 'jobs{queue="two"} 0']);
  isUp = true;
  expect(await read()).toEqual(['database_up 1', 'jobs{queue="one"} 0', 'jobs{queue="two"} 7']);
  isUp = false;
  expect(await read()).toEqual(['database_up 0', 'jobs{queue="one"} 0', 'jobs{queue="two"} 7']);
});

test('a value that is gone becomes 0, not the one before', async () => {
  const answers = [[{ label: 'one', value: 3 }], []];
  const read = createGauges(async () => ({ rows: answers.shift() ?? [] }));
  expect(await read()).toContain('jobs{queue="one"} 3');
  expect(await read()).toContain('jobs{queue="one"} 0');
});

test('scrapes at the same moment ask once', async () => {
  let asked = 0;
  const gate = Promise.withResolvers<void>();
  const read = createGauges(async () => {
    asked += 1;
    await gate.promise;
    return { rows: [] };
  });
  const reads = [read(), read(), read()];
  gate.resolve();
  await Promise.all(reads);
  expect(asked).toBe(1);
});

test('a process that never reached its database has every series that alerts use, as numbers', async () => {
  const { config } = await createTestContext();
  const context = createContext({ ...config, DATABASE_URL: nobody });
  const text = await context.metrics.registry.metrics();
  await context.pool.end();
  for (const series of [
    'database_up 0',
    'job_dead_letters{queue="contact-form-notification-dead"} 0',
    'job_dead_letters{queue="retention-dead"} 0',
    'jobs_total{queue="booking-mail",outcome="failed"} 0',
    'jobs_total{queue="booking-mail",outcome="deadletter"} 0',
    'jobs_oldest_age_seconds{queue="booking-watch"} 0',
    'outbox_jobs 0',
    'outbox_oldest_age_seconds 0',
    'outbox_jobs_set_aside 0',
    'outbox_jobs_of_unknown_queue 0',
    'inquiries_waiting{announcement="digest"} 0',
    'inquiries_total{announcement="summary"} 0',
    'desk_entries_waiting{late="true"} 0',
  ]) {
    expect(text).toContain(`${series}\n`);
  }
  expect(text).not.toMatch(/ (NaN|undefined|null)$/m);
});

async function readGauge(context: Awaited<ReturnType<typeof createTestContext>>, series: string) {
  const text = await context.metrics.registry.metrics();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1));
}

test('gauges report how many jobs wait in the outbox and in the queue, and since when', async () => {
  const context = await createTestContext();
  const { pool } = context;
  await sendTestJob(pool, 'booking-mail', {});
  await pool.query("update job_outbox set created_at = now() - interval '100 seconds'");
  expect(await readGauge(context, 'outbox_jobs')).toBe(1);
  expect(await readGauge(context, 'outbox_oldest_age_seconds')).toBeGreaterThan(99);
  await startTestWorker(context, {});
  await expect.poll(() => readGauge(context, 'jobs_waiting{queue="booking-mail"}')).toBe(1);
  await pool.query(
    "update pgboss.job set start_after = now() - interval '200 seconds' where name = 'booking-mail'",
  );
  expect(await readGauge(context, 'jobs_oldest_age_seconds{queue="booking-mail"}')).toBeGreaterThan(199);
  expect(await readGauge(context, 'outbox_jobs')).toBe(0);
});

test('a job for later is not late', async () => {
  const context = await createTestContext();
  await sendTestJob(context.pool, 'booking-watch', {}, { delayMs: 3_600_000 });
  await startTestWorker(context, {});
  await expect.poll(() => readGauge(context, 'outbox_jobs')).toBe(0);
  expect(await readGauge(context, 'jobs_waiting{queue="booking-watch"}')).toBe(0);
});

test('[LEAD-03] inquiries that wait for a summary or a digest are counted, with the age of the oldest', async () => {
  const context = await createTestContext();
  const created_at = new Date(Date.now() - 3_600_000);
  await insertTestInquiry(context.pool, { flagged: true, created_at });
  await insertTestInquiry(context.pool, { flagged: true });
  await insertTestInquiry(context.pool, { announcement: 'summary' });
  await insertTestInquiry(context.pool);
  expect(await readGauge(context, 'inquiries_waiting{announcement="digest"}')).toBe(2);
  expect(await readGauge(context, 'inquiries_waiting{announcement="summary"}')).toBe(1);
  const age = await readGauge(context, 'inquiries_waiting_oldest_age_seconds{announcement="digest"}');
  expect(age).toBeGreaterThan(3_599);
});

test('a gauge reports when retention last ran, so that an alert can notice when it stops', async () => {
  const context = await createTestContext();
  const series = 'scheduled_job_last_success_timestamp_seconds{queue="retention"}';
  await context.pool.query("update pgboss.queue set created_on = '2020-01-01Z' where name = 'retention'");
  expect(await readGauge(context, series)).toBe(Date.UTC(2020, 0) / 1000);
  await startTestWorker(context, { retention: async () => undefined });
  const before = Date.now() / 1000;
  await sendTestJob(context.pool, 'retention', {});
  await expect.poll(() => readGauge(context, series)).toBeGreaterThan(before - 1);
});

test('the last backup is known by its time and size, and before the first both are 0', async () => {
  const context = await createTestContext();
  expect(await readGauge(context, 'backup_last_success_timestamp_seconds')).toBe(0);
  await context.pool.query(
    "insert into backup_run values ('2026-01-02', 2000, 'second'), ('2026-01-01', 1000, 'first')",
  );
  expect(await readGauge(context, 'backup_last_success_timestamp_seconds')).toBe(Date.UTC(2026, 0, 2) / 1000);
  expect(await readGauge(context, 'backup_last_bytes')).toBe(2000);
});
