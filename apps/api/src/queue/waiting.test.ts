import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { insertTestBooking } from '../../test/booking/insert-test-booking.ts';
import { createTestContext, type TestContextOptions } from '../../test/create-test-context.ts';
import { insertTestInquiry } from '../../test/insert-test-inquiry.ts';
import { sendTestJob } from '../../test/send-test-job.ts';
import { startTestWorker } from '../../test/start-test-worker.ts';
import { waitFor } from '../../test/wait-for.ts';
import type { Context } from '../context.ts';
import { createJobHandlers } from '../job-handlers.ts';
import { checkReadiness } from '../process/readiness.ts';
import type { QueueName } from './queues.ts';
import { wakeWaiting } from './waiting.ts';

const queue = 'contact-form-notification';
const noChannel: TestContextOptions = { replacements: { chats: [], mailer: undefined } };

const readMetrics = (context: Context) => context.metrics.registry.metrics();

async function work(context: Context, names: QueueName[]) {
  const handlers = createJobHandlers(context);
  return startTestWorker(context, Object.fromEntries(names.map((name) => [name, handlers[name]])));
}

test('[ANSWER-01] without a channel an inquiry waits, which metrics and readiness say; the first channel gets it, and the row says when', async () => {
  const before = await createTestContext(noChannel);
  const { id } = await insertTestInquiry(before.pool);
  const worker = await work(before, [queue]);
  await waitFor(async () => (await readMetrics(before)).includes('messages_waiting{reader="company"} 1'));
  expect(await readMetrics(before)).toMatch(
    /^messages_waiting_oldest_age_seconds\{reader="company"\} (?!0$)/m,
  );
  expect(await readMetrics(before)).toMatch(/^outbox_jobs_set_aside 0$/m);
  expect(await readMetrics(before)).toMatch(/^outbox_jobs 0$/m);
  expect(await checkReadiness(before.pool, before)).toMatchObject({
    database: true,
    queue: true,
    reached: [],
  });
  await worker.stop();
  expect((await before.pool.query('select from delivery')).rowCount).toBe(0);

  const telegram = await startTelegram();
  onTestFinished(() => telegram.stop());
  const after = await createTestContext({
    databaseUrl: before.config.DATABASE_URL,
    environment: {
      TELEGRAM_API_URL: telegram.url,
      TELEGRAM_BOT_TOKEN: '1:secret',
      TELEGRAM_CHAT_ID: '-100',
    },
  });
  await work(after, [queue]);
  await waitFor(async () => (await telegram.admin.readState()).messages.length === 1);
  expect((await telegram.admin.readState()).messages[0]?.text).toContain(id);
  await expect
    .poll(async () => (await after.pool.query('select subject_id, channel, delivered_at from delivery')).rows)
    .toEqual([{ subject_id: id, channel: 'telegram', delivered_at: expect.any(Date) }]);
  expect(await readMetrics(after)).toContain('messages_waiting{reader="company"} 0');
  expect(await checkReadiness(after.pool, after)).toMatchObject({ reached: ['company', 'visitor'] });
});

test('[ANSWER-01] what waits goes on in its order and at the pace of the slowest chat, for readers that can be reached', async () => {
  const { pool } = await createTestContext(noChannel);
  for (const name of [queue, 'booking-mail', 'booking-notice', queue] as const) {
    await sendTestJob(pool, name);
  }
  await pool.query("update job_outbox set postponed_until = 'infinity'");
  await wakeWaiting(pool, []);
  await wakeWaiting(pool, ['company']);
  const { rows } = await pool.query(
    `select queue, postponed_until is null as "goesOn",
       round(extract(epoch from start_after - min(start_after) over ()))::int as "afterSeconds"
     from job_outbox order by id`,
  );
  expect(rows).toEqual([
    { queue, goesOn: true, afterSeconds: 0 },
    { queue: 'booking-mail', goesOn: false, afterSeconds: null },
    { queue: 'booking-notice', goesOn: true, afterSeconds: 3 },
    { queue, goesOn: true, afterSeconds: 6 },
  ]);
});

test('[ANSWER-01] a mail to a visitor waits for a mail server, unless the meeting is over by then', async () => {
  const before = await createTestContext(noChannel);
  const job = (bookingId: string) => ({
    id: '',
    data: { bookingId, kind: 'confirmation' },
    retryCount: 0,
    retryLimit: 1,
  });
  const upcoming = await insertTestBooking(before.pool);
  const over = await insertTestBooking(before.pool, {
    starts_at: new Date(Date.now() - 7_200_000),
    ends_at: new Date(Date.now() - 3_600_000),
  });
  for (const { id } of [upcoming, over]) await createJobHandlers(before)['booking-mail'](job(id));
  expect((await before.pool.query('select from delivery')).rowCount).toBe(0);
  expect(await readMetrics(before)).toContain('messages_waiting{reader="visitor"} 2');

  const after = await createTestContext({ databaseUrl: before.config.DATABASE_URL });
  for (const { id } of [upcoming, over]) await createJobHandlers(after)['booking-mail'](job(id));
  const { rows } = await after.pool.query('select subject_id, channel from delivery');
  expect(rows).toEqual([{ subject_id: upcoming.id, channel: 'any-mailer' }]);
});
