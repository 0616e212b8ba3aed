import { expect, test } from 'vitest';
import { createTestContext } from '../../../../test/create-test-context.ts';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import { startEmailApp } from '../../../../test/booking/start-email-app.ts';
import type { Context } from '../../../context.ts';
import type { BookingRow } from '../core/booking-row.ts';
import { findConnection, markBroken } from './connection-repository.ts';

async function readGauges({ metrics }: Context): Promise<Record<string, number>> {
  const text = await metrics.registry.metrics();
  const lines = text.match(/^(calendar_\w+|bookings_unsynced) \d+$/gm) ?? [];
  return Object.fromEntries(
    lines.map((line) => line.split(' ')).map(([name, value]) => [name, Number(value)]),
  );
}

test('without a connection nothing is connected, broken or old', async () => {
  const context = await createTestContext();
  expect(await readGauges(context)).toEqual({
    calendar_connected: 0,
    calendar_broken: 0,
    calendar_snapshot_age_seconds: 0,
    bookings_unsynced: 0,
  });
});

test('a connection is connected or broken, and the age is that of the oldest busy times', async () => {
  const { context } = await startEmailApp();
  expect(await readGauges(context)).toMatchObject({ calendar_connected: 1, calendar_broken: 0 });
  await context.pool.query(`
    insert into calendar_snapshot values ('other@site.example', '{}', clock_timestamp() - interval '700 s')`);
  expect((await readGauges(context)).calendar_snapshot_age_seconds).toBeGreaterThanOrEqual(700);
  const connection = await findConnection(context.pool);
  await markBroken(context.pool, connection?.id ?? '', 'invalid_grant');
  expect(await readGauges(context)).toMatchObject({ calendar_connected: 0, calendar_broken: 1 });
});

test('busy times that were never read are as old as the connection', async () => {
  const { context } = await startEmailApp();
  await context.pool.query('delete from calendar_snapshot');
  await context.pool.query(
    "update calendar_connection set connected_at = clock_timestamp() - interval '90 s'",
  );
  expect((await readGauges(context)).calendar_snapshot_age_seconds).toBeGreaterThanOrEqual(90);
});

test('a booking counts as not synced when the calendar has been behind for ten minutes', async () => {
  const context = await createTestContext();
  const longAgo = new Date(Date.now() - 11 * 60_000);
  const email = { method: 'email', email_key: 'ada@site.example', changed_at: longAgo } as const;
  const counted: Partial<BookingRow>[] = [
    email,
    { ...email, status: 'cancelled', sequence: 2, synced_sequence: 1 },
  ];
  const others: Partial<BookingRow>[] = [
    { ...email, changed_at: new Date(Date.now() - 9 * 60_000) },
    { ...email, synced_sequence: 0 },
    { ...email, status: 'held' },
    { changed_at: longAgo },
    { ...email, starts_at: new Date('2026-01-05T09:00Z'), ends_at: new Date('2026-01-05T10:00Z') },
  ];
  for (const row of [...counted, ...others]) await insertTestBooking(context.pool, row);
  expect((await readGauges(context)).bookings_unsynced).toBe(counted.length);
});
