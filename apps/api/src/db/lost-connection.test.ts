import { expect, test } from 'vitest';
import { blockTable } from '../../test/block-table.ts';
import { insertTestBooking } from '../../test/booking/insert-test-booking.ts';
import { buildDns, buildInquiry } from '../../test/builders.ts';
import { createTestContext } from '../../test/create-test-context.ts';
import { startTestApp } from '../../test/start-test-app.ts';
import { startTestWorker } from '../../test/start-test-worker.ts';
import { waitFor } from '../../test/wait-for.ts';
import { toViewKeyHash } from '../features/booking/core/view-key.ts';
import { createJobHandlers } from '../job-handlers.ts';
import { sendJob } from '../queue/send-job.ts';

// An unexpected loss of a connection ends the process, and with it this run.

const viewKey = 'A'.repeat(43);

test('the API outlives a connection that dies inside a transaction, and bystanders are served', async () => {
  const { call, context } = await startTestApp({ replacements: buildDns() });
  const { pool, config } = context;
  await insertTestBooking(pool, { view_key_hash: toViewKeyHash(viewKey) });
  const cancel = () =>
    call({ method: 'POST', url: '/functions/v1/booking-cancel', payload: { key: viewKey } });
  const inquire = () => call({ method: 'POST', url: '/rest/v1/client_request', payload: buildInquiry() });
  const blocked = await blockTable(config.DATABASE_URL, 'booking');

  const struck = cancel();
  await blocked.terminateWaiting();
  const answers = await Promise.all([struck, ...Array.from({ length: 5 }, inquire)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 201, 201, 201, 201, 201]);
  await blocked.release();
  expect((await cancel()).statusCode).toBe(200);
});

test.each(['job_outbox', 'pgboss.job_common'])(
  'the worker outlives a connection that dies while it waits for %s, and runs the job',
  async (table) => {
    const context = await createTestContext();
    const { pool, config } = context;
    const queue = 'booking-notice';
    await startTestWorker(context, { [queue]: createJobHandlers(context)[queue] });
    const blocked = await blockTable(config.DATABASE_URL, table, 'access exclusive');
    await blocked.terminateWaiting();
    await blocked.release();

    const { id } = await insertTestBooking(pool);
    await sendJob(pool, queue, { bookingId: id, kind: 'booked' });
    await waitFor(async () => {
      const { rows } = await pool.query('select from pgboss.job where name = $1 and state = $2', [
        queue,
        'completed',
      ]);
      return rows.length === 1;
    });
  },
);

test('while the database refuses the login, as when its password changes, the answer is 503 with the time to come back', async () => {
  const { config } = await createTestContext();
  const url = new URL(config.DATABASE_URL);
  url.username = 'nobody';
  const { call } = await startTestApp({ replacements: buildDns(), databaseUrl: url.href });
  const answer = await call({ method: 'POST', url: '/rest/v1/client_request', payload: buildInquiry() });
  expect([answer.statusCode, answer.json()]).toEqual([503, { error: { code: 'unavailable' } }]);
});
