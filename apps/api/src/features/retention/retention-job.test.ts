import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/create-test-context.ts';
import { insertTestBooking } from '../../../test/insert-test-booking.ts';
import { insertTestEnquiry } from '../../../test/insert-test-enquiry.ts';
import { startTestWorker } from '../../../test/start-test-worker.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { createJobHandlers } from '../../job-handlers.ts';
import { sendJob } from '../../queue/send-job.ts';

const now = new Date('2032-03-01T00:00:00Z');

test('[PRIV-10] the scheduled job deletes rows older than six years and no others', async () => {
  const context = await createTestContext({ replacements: { now: () => now } });
  await insertTestEnquiry(context.pool, { name: 'too old', created_at: new Date('2026-02-28T23:59:59Z') });
  await insertTestEnquiry(context.pool, { name: 'kept', created_at: new Date('2026-03-01T00:00:00Z') });
  await insertTestBooking(context.pool, { name: 'too old', created_at: new Date('2026-02-28T23:59:59Z') });
  await insertTestBooking(context.pool, { name: 'kept', created_at: new Date('2026-03-01T00:00:00Z') });
  await startTestWorker(context, createJobHandlers(context));
  await sendJob(context.pool, 'retention', {});
  for (const table of ['client_request', 'booking']) {
    const { value } = await waitFor(async () => {
      const { rows } = await context.pool.query(`select name from ${table}`);
      return rows.length < 2 && rows;
    });
    expect(value).toEqual([{ name: 'kept' }]);
  }
});

test('[PRIV-10] the job is scheduled every day', async () => {
  const context = await createTestContext();
  const { rows } = await context.pool.query(
    "select cron, timezone from pgboss.schedule where name = 'retention'",
  );
  expect(rows).toEqual([{ cron: '17 3 * * *', timezone: 'UTC' }]);
});
