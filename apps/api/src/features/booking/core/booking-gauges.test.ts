import { bookingRules } from '@tt/contract/booking/booking-rules';
import { expect, test } from 'vitest';
import { advanceDatabase } from '../../../../test/advance-database.ts';
import { createTestContext } from '../../../../test/create-test-context.ts';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import { type BookingApp, startBookingApp } from '../../../../test/booking/start-booking-app.ts';
import type { Context } from '../../../context.ts';
import { toBookableMinutes } from '../email-way/bookable-minutes.ts';
import type { BookingRow } from './booking-row.ts';

async function readSeries({ metrics }: Context): Promise<string[]> {
  const text = await metrics.registry.metrics();
  return text.split('\n').filter((line) => /^booking(s|_looks)/.test(line));
}

const readLooks = async ({ context }: BookingApp) =>
  (await readSeries(context)).find((line) => line.startsWith('booking_looks_under_way'));

test('every state of a booking has its number from the start, and past bookings do not count', async () => {
  const context = await createTestContext();
  const insert = (status: BookingRow['status'], changes: Partial<BookingRow> = {}) =>
    insertTestBooking(context.pool, { status, ...changes });
  const statuses = ['held', 'confirmed', 'cancelled', 'failed', 'expired', 'in_doubt'];
  expect(await readSeries(context)).toEqual([
    'bookings_beyond_limit_total 0',
    'booking_looks_under_way 0',
    ...statuses.map((status) => `bookings{status="${status}"} 0`),
    'bookings_unwatched 0',
    'bookings_unverified_ratio 0',
    'bookings_unsynced 0',
  ]);
  await insert('confirmed');
  await insert('in_doubt');
  await insert('in_doubt');
  await insert('confirmed', {
    starts_at: new Date('2026-01-05T09:00Z'),
    ends_at: new Date('2026-01-05T10:00Z'),
  });
  expect(await readSeries(context)).toEqual(
    expect.arrayContaining(['bookings{status="confirmed"} 1', 'bookings{status="in_doubt"} 2']),
  );
});

test('bookings that the watch job should have ended are counted when it did not run', async () => {
  const context = await createTestContext();
  for (const status of ['held', 'expired', 'failed', 'confirmed', 'in_doubt'] as const) {
    await insertTestBooking(context.pool, { status });
  }
  expect(await readSeries(context)).toContain('bookings_unwatched 0');
  await advanceDatabase(context.pool, 6 * 60_000);
  expect(await readSeries(context)).toContain('bookings_unwatched 2');
  await context.pool.query("update booking set event_may_exist = true where status = 'failed'");
  expect(await readSeries(context)).toContain('bookings_unwatched 3');
});

test('bookings by email that nobody has confirmed are measured by the time that they take', async () => {
  const context = await createTestContext();
  const email = { method: 'email', email_key: 'key' } as const;
  await insertTestBooking(context.pool, email);
  await insertTestBooking(context.pool, { ...email, is_verified: true });
  await insertTestBooking(context.pool, { ...email, status: 'cancelled' });
  expect(await readSeries(context)).toContain(
    `bookings_unverified_ratio ${30 / toBookableMinutes(bookingRules)}`,
  );
});

test('a lookup of an event is counted while it runs', async () => {
  const app = await startBookingApp({
    // The visitor is told at once that the booking is in progress.
    timeouts: { backoffMs: 60_000 },
    environment: { CALENDAR_DOUBT_SECONDS: '2' },
  });
  await app.google.admin.script({ on: 'insert', kind: 'error', reason: 'backendError', times: 'always' });
  expect((await app.book()).json().code).toBe('booking_in_progress');
  expect(await readLooks(app)).toBe('booking_looks_under_way 1');
  await expect.poll(() => readLooks(app)).toBe('booking_looks_under_way 0');
});
