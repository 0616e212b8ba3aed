import { expect, test } from 'vitest';
import { blockTable } from '../../test/block-table.ts';
import { buildEnquiry } from '../../test/builders.ts';
import { createTestContext } from '../../test/create-test-context.ts';
import { insertTestBooking } from '../../test/booking/insert-test-booking.ts';
import { postEnquiry } from '../../test/post-enquiry.ts';
import { startProcess, waitUntilNotBusy, waitUntilReady } from '../../test/start-process.ts';
import { pageHeaders } from '../../test/start-test-app.ts';
import { waitFor } from '../../test/wait-for.ts';
import { toViewKeyHash } from '../features/booking/request/view-key.ts';
import { sendJob } from '../queue/send-job.ts';

const viewKey = 'A'.repeat(43);

function cancel(origin: string): Promise<Response> {
  return fetch(`${origin}/functions/v1/booking-cancel`, {
    method: 'POST',
    headers: { ...pageHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ key: viewKey }),
  });
}

test('the API outlives a connection that dies inside a transaction, and bystanders are served', async () => {
  const { pool, config } = await createTestContext();
  await insertTestBooking(pool, { view_key_hash: toViewKeyHash(viewKey) });
  const api = await startProcess('../src/server.ts', config.DATABASE_URL, { DNS_SERVERS: '127.0.0.1:1' });
  await waitUntilReady(api);
  await waitUntilNotBusy(api);
  const blocked = await blockTable(config.DATABASE_URL, 'booking');

  const struck = cancel(api.origin);
  await blocked.terminateWaiting();
  const bystanders = Array.from({ length: 5 }, () => postEnquiry(api.origin, buildEnquiry()));
  const answers = await Promise.all([struck, ...bystanders]);
  expect(answers.map(({ status }) => status)).toEqual([503, 201, 201, 201, 201, 201]);
  await blocked.release();
  expect((await cancel(api.origin)).status).toBe(200);
  expect(api.child.exitCode).toBeNull();
});

test.each(['job_outbox', 'pgboss.job_common'])(
  'the worker outlives a connection that dies while it waits for %s, and runs the job',
  async (table) => {
    const { pool, config } = await createTestContext();
    const worker = await startProcess('../src/worker.ts', config.DATABASE_URL);
    await waitUntilReady(worker);
    const blocked = await blockTable(config.DATABASE_URL, table, 'access exclusive');
    await blocked.terminateWaiting();
    await blocked.release();

    const { id } = await insertTestBooking(pool);
    await sendJob(pool, 'booking-notice', { bookingId: id, kind: 'booked' });
    await waitFor(async () => {
      const { rows } = await pool.query(
        "select from pgboss.job where name = 'booking-notice' and state = 'completed'",
      );
      return rows.length === 1;
    });
    expect(worker.child.exitCode).toBeNull();
  },
);
