import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { advanceDatabase } from '../../../../test/advance-database.ts';
import { buildBookingRequest, findSlot } from '../../../../test/booking/build-booking-request.ts';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import { createTestContext } from '../../../../test/create-test-context.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { runOutbox } from '../../../../test/run-outbox.ts';
import { startTestGoogle, toGoogleEnvironment } from '../../../../test/booking/start-booking-app.ts';
import { startTestApp } from '../../../../test/start-test-app.ts';
import { watch } from './booking-jobs.ts';
import { endHold } from './booking-repository.ts';
import { reserveBooking } from './place-repository.ts';
import type { NewBooking } from './new-booking.ts';

const minute = 60_000;

test('[BAPI-09] two servers whose clocks are five minutes apart never hold a slot for two visitors', async () => {
  const google = await startTestGoogle();
  const databaseUrl = await createTestDatabase();
  const start = (offsetMs: number) =>
    startTestApp({
      databaseUrl,
      environment: { ...toGoogleEnvironment(google), DATABASE_POOL_SIZE: '4' },
      replacements: { now: () => new Date(Date.now() + offsetMs) },
    });
  const servers = [await start(0), await start(5 * minute)] as const;
  const { pool } = servers[0].context;
  // The pending link keeps the hold long enough for the second visitor to meet it.
  await google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 4, times: 'always' });
  const slots = Array.from({ length: 10 }, (_, index) => index);
  const book = async (slot: number, { call }: (typeof servers)[0]) =>
    call({
      method: 'POST',
      url: '/functions/v1/google-calendar-booking',
      headers: { 'idempotency-key': randomUUID() },
      payload: buildBookingRequest({ ...findSlot(slot), accessToken: await google.admin.issueToken() }),
    });
  // Each server comes first for half of the slots, and second for the other half.
  const first = slots.map((slot) => book(slot, servers[slot % 2 === 0 ? 0 : 1]));
  await expect.poll(async () => (await google.admin.readState()).events.length).toBe(slots.length);
  const second = await Promise.all(slots.map((slot) => book(slot, servers[slot % 2 === 0 ? 1 : 0])));
  const winners = await Promise.all(first);

  expect(winners.map((response) => response.json().success)).toEqual(slots.map(() => true));
  expect(second.map((response) => response.json().code)).toEqual(slots.map(() => 'slot_taken'));
  expect((await google.admin.readState()).events).toHaveLength(slots.length);
  const { rows } = await pool.query('select status, count(*)::int from booking group by 1');
  expect(rows).toEqual([{ status: 'confirmed', count: slots.length }]);
});

function buildRow(): NewBooking {
  return {
    id: randomUUID(),
    idempotency_key: randomUUID(),
    request_hash: 'hash',
    view_key_hash: randomUUID(),
    starts_at: new Date('2030-05-06T07:00:00Z'),
    ends_at: new Date('2030-05-06T07:30:00Z'),
    name: 'Ada',
    phone: '',
    message: '',
    topic: '',
    language: 'en',
    timezone: 'Europe/Warsaw',
    hour_cycle: null,
  };
}

const rules = { capacity: 1, beforeMinutes: 0, afterMinutes: 0, holdMs: 2 * minute, attemptMs: 22_000 };
const watching = { queue: watch.queue, data: {}, delayMs: rules.holdMs + watch.delayMs };
const holdNow = (pool: pg.Pool) => reserveBooking(pool, buildRow(), rules, [watching]);

test('a watch job that runs during the hold watches until its end', async () => {
  const context = await createTestContext();
  const { id } = await holdNow(context.pool);
  const readStatus = async () => (await context.pool.query('select status from booking')).rows[0].status;
  await context.pool.query('update job_outbox set start_after = null');
  await runOutbox(context);
  expect(await readStatus()).toBe('held');
  await advanceDatabase(context.pool, 2 * minute + watch.delayMs);
  await runOutbox(context);
  expect(await readStatus()).toBe('in_doubt');
  const { rows } = await context.pool.query('select subject_id, purpose from delivery');
  expect(rows).toEqual([{ subject_id: id, purpose: 'inDoubt' }]);
});

test('a hold of the email way is over without a doubt, and not before its end', async () => {
  const { pool } = await createTestContext();
  const held = { method: 'email', email_key: 'ada@site.example', status: 'held' } as const;
  const { id } = await insertTestBooking(pool, { ...held, hold_expires_at: new Date(Date.now() + minute) });
  const read = async () =>
    (await pool.query('select status, (select count(*)::int from booking_claim) as claims from booking'))
      .rows;
  await endHold(pool, id);
  expect(await read()).toEqual([{ status: 'held', claims: 1 }]);
  await advanceDatabase(pool, minute);
  await endHold(pool, id);
  expect(await read()).toEqual([{ status: 'expired', claims: 0 }]);
});
