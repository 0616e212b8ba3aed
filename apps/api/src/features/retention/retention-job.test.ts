import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/create-test-context.ts';
import { insertTestBooking } from '../../../test/booking/insert-test-booking.ts';
import { insertTestInquiry } from '../../../test/insert-test-inquiry.ts';
import { runOutbox } from '../../../test/run-outbox.ts';
import { sendJob } from '../../queue/send-job.ts';
import type { BookingRow } from '../booking/core/booking-row.ts';

const now = new Date('2032-03-01T00:00:00Z');

test('[PRIV-10] the scheduled job deletes rows older than six years and no others', async () => {
  const context = await createTestContext({ replacements: { now: () => now } });
  await insertTestInquiry(context.pool, { name: 'too old', created_at: new Date('2026-02-28T23:59:59Z') });
  await insertTestInquiry(context.pool, { name: 'kept', created_at: new Date('2026-03-01T00:00:00Z') });
  await insertTestBooking(context.pool, { name: 'too old', created_at: new Date('2026-02-28T23:59:59Z') });
  await insertTestBooking(context.pool, { name: 'kept', created_at: new Date('2026-03-01T00:00:00Z') });
  await sendJob(context.pool, 'retention', {});
  await runOutbox(context);
  for (const table of ['client_request', 'booking']) {
    const { rows } = await context.pool.query(`select name from ${table}`);
    expect(rows).toEqual([{ name: 'kept' }]);
  }
});

test('a booking that became no meeting is deleted thirty days after its time', async () => {
  const context = await createTestContext({ replacements: { now: () => now } });
  const [before, after] = [new Date('2032-01-30T23:00:00Z'), new Date('2032-01-31T10:00:00Z')];
  const insert = (name: string, status: BookingRow['status'], starts_at: Date) =>
    insertTestBooking(context.pool, {
      ...{ name, status, starts_at, created_at: before },
      ends_at: new Date(starts_at.getTime() + 900_000),
    });
  await insert('failed', 'failed', before);
  await insert('in doubt', 'in_doubt', before);
  await insert('failed lately', 'failed', after);
  await insert('met', 'confirmed', before);
  await sendJob(context.pool, 'retention', {});
  await runOutbox(context);
  const { rows } = await context.pool.query('select name from booking order by name');
  expect(rows).toEqual([{ name: 'failed lately' }, { name: 'met' }]);
});

test('[PRIV-10] the job is scheduled every day', async () => {
  const context = await createTestContext();
  const { rows } = await context.pool.query(
    "select cron, timezone from pgboss.schedule where name = 'retention'",
  );
  expect(rows).toEqual([{ cron: '17 3 * * *', timezone: 'UTC' }]);
});
