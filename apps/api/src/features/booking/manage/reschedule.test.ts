import { randomUUID } from 'node:crypto';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { expect, test } from 'vitest';
import { advanceDatabase } from '../../../../test/advance-database.ts';
import { findSlot } from '../../../../test/booking/build-booking-request.ts';
import { startBookingApp } from '../../../../test/booking/start-booking-app.ts';
import { startEmailApp } from '../../../../test/booking/start-email-app.ts';
import { startEmailWorld } from '../../../../test/booking/start-email-world.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';

const move = (app: TestApp, key: string, changes: object, idempotencyKey?: string) =>
  app.call({
    method: 'POST',
    url: '/functions/v1/booking-reschedule',
    payload: { key, ...changes },
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
  });

async function startBooked(options?: Parameters<typeof startBookingApp>[0]) {
  const app = await startBookingApp(options);
  const { booking } = (await app.book()).json();
  await app.context.pool.query('delete from job_outbox');
  return { app, booking, key: booking.viewKey as string };
}

const toStart = (index: number) => new Date(toStartInstant(findSlot(index))).toISOString();

test('[RESCHED-02] a move keeps id, link and length, and enqueues mail and notice with the new sequence', async () => {
  const { app, booking, key } = await startBooked();
  const response = await move(app, key, findSlot(4));
  const answer = response.json();
  expect(answer).toMatchObject({ success: true, meetLink: expect.stringContaining('meet.google.com') });
  expect(answer.booking).toMatchObject({ id: booking.id, startsAt: toStart(4), duration: 30, sequence: 1 });
  const { rows } = await app.context.pool.query('select queue, data from job_outbox order by queue');
  const requestId = response.headers['x-request-id'];
  const data = { bookingId: booking.id, kind: 'moved', sequence: 1, requestId };
  expect(rows).toEqual([
    { queue: 'booking-mail', data },
    { queue: 'booking-notice', data },
  ]);
  const { taken } = (await app.call({ url: '/functions/v1/booking-availability' })).json();
  expect(taken).toMatchObject([{ startsAt: toStart(4) }]);
});

test('[RESCHED-05] the same key with the same time moves once and gets the same answer, other content is refused', async () => {
  const { app, key } = await startBooked();
  const once = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => move(app, key, { ...findSlot(4), sequence: 0 }, once)),
  );
  for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
  expect(answers[0]?.json().booking.sequence).toBe(1);
  expect((await move(app, key, findSlot(6), once)).json()).toEqual({
    error: { code: 'idempotency_key_reused' },
  });
  const without = [await move(app, key, findSlot(8)), await move(app, key, findSlot(8))];
  expect(without.map((answer) => answer.json().booking.sequence)).toEqual([2, 2]);
});

test('[RESCHED-03] a move by less than its own length works, and a taken time leaves everything as it was', async () => {
  const { app, key } = await startBooked();
  await app.book({ ...findSlot(4), duration: 60, accessToken: await app.google.admin.issueToken() });
  expect((await move(app, key, { ...findSlot(0), duration: 60 })).json().booking.duration).toBe(60);
  expect((await move(app, key, findSlot(1))).json().booking.startsAt).toBe(toStart(1));
  expect((await move(app, key, findSlot(5))).json()).toEqual({ success: false, code: 'slot_taken' });
  expect((await move(app, key, findSlot(3))).json()).toEqual({ success: false, code: 'slot_taken' });
  expect((await app.post('booking-view', { key })).json().booking).toMatchObject({
    startsAt: toStart(1),
    sequence: 2,
  });
});

test('a previous state, a canceled booking and a time that cannot be booked are refused in words', async () => {
  const { app, key } = await startBooked();
  const tryMove = async (changes: object) => (await move(app, key, changes)).json().code;
  await move(app, key, findSlot(4));
  expect(await tryMove({ ...findSlot(6), sequence: 0 })).toBe('booking_changed');
  expect(await tryMove({ date: '2020-01-01', time: '10:00' })).toBe('too_soon');
  expect(await tryMove({ ...findSlot(6), time: '03:00' })).toBe('invalid_time_selection');
  for (const index of [6, 8, 10, 12]) await move(app, key, findSlot(index));
  expect(await tryMove(findSlot(14))).toBe('too_many_moves');
  await app.post('booking-cancel', { key });
  expect(await tryMove(findSlot(14))).toBe('booking_cancelled');
});

test('within the notice period a meeting is not moved, and the answer says until when it can be', async () => {
  const { app, booking, key } = await startBooked();
  const noticeMs = app.context.rules.minimumNoticeMinutes * 60_000;
  expect(Date.parse(booking.movableUntil)).toBe(Date.parse(booking.startsAt) - noticeMs);
  const client = await app.context.pool.connect();
  await client.query('begin');
  await client.query(
    "update booking set starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours'",
  );
  await client.query('delete from booking_claim');
  await client.query(
    'insert into booking_claim (booking_id, lane, blocks) select id, 1, tstzrange(starts_at, ends_at) from booking',
  );
  await client.query('commit');
  client.release();
  expect((await move(app, key, findSlot(4))).json()).toEqual({ success: false, code: 'too_close' });
  expect((await app.post('booking-view', { key })).json().booking.movableUntil).toBeUndefined();
});

test('a move to where the meeting is already succeeds, even when that time could not be booked anymore', async () => {
  let now = new Date();
  const { app, booking, key } = await startBooked({ replacements: { now: () => now } });
  now = new Date(booking.startsAt);
  expect((await move(app, key, findSlot(0))).json()).toMatchObject({
    success: true,
    booking: { startsAt: toStart(0), sequence: 0 },
  });
  expect((await move(app, key, findSlot(1))).json()).toEqual({ success: false, code: 'too_soon' });
});

test('a meeting moves to a time that others have let expire, and not to one at which the company is busy by now', async () => {
  const app = await startEmailApp();
  const { booking } = (await app.bookByEmail()).json();
  await app.bookByEmail({ ...findSlot(4), email: 'bob@site.example', fax_number: 'x' });
  expect((await move(app, booking.viewKey, findSlot(4))).json().code).toBe('slot_taken');
  await advanceDatabase(app.context.pool, 30 * 60_000);
  expect((await move(app, booking.viewKey, findSlot(4))).json()).toMatchObject({ success: true });
  // Newer than what is known of the calendar.
  await app.google.admin.seedBusy({ startsAt: toStart(6), endsAt: toStart(7) });
  expect((await move(app, booking.viewKey, findSlot(6))).json()).toEqual({
    success: false,
    code: 'slot_taken',
  });
});

test('buffers stay free before and after a meeting, also for the page and after a move', async () => {
  const { app, key } = await startBooked({
    environment: { BUFFER_BEFORE_MINUTES: '15', BUFFER_AFTER_MINUTES: '15' },
  });
  const book = async (index: number) => {
    const accessToken = await app.google.admin.issueToken();
    return (await app.book({ ...findSlot(index), duration: 15, accessToken })).json().success;
  };
  expect([await book(1), await book(2)]).toEqual([false, true]);
  await move(app, key, findSlot(6));
  expect([await book(5), await book(7), await book(0)]).toEqual([false, false, true]);
  const { taken } = (await app.call({ url: '/functions/v1/booking-availability' })).json();
  const moved = taken.find((range: { startsAt: string }) => range.startsAt === toStart(5));
  expect(moved.endsAt).toBe(toStart(8));
});

test('a meeting that is moved in another zone is mailed in that zone, and a move that names none keeps it, in the reminder too', async () => {
  const world = await startEmailWorld();
  const { viewKey: key } = (await world.bookByEmail()).json().booking;
  const readZones = async () => (await world.readMails()).map(({ text }) => /\((GMT\S+)\)/.exec(text)?.[1]);
  await readZones();
  const answer = await move(world, key, { ...findSlot(4), timezone: 'Asia/Tokyo' });
  expect(answer.json().booking.timezone).toBe('Asia/Tokyo');
  await readZones();
  await move(world, key, findSlot(6));
  await readZones();
  await world.context.pool.query(`
    update booking set starts_at = now() + interval '20 hours', ends_at = now() + interval '21 hours',
      confirmed_at = now() - interval '9 days', changed_at = now() - interval '9 days'`);
  await world.runJob('booking-reminder');
  expect(await readZones()).toEqual(['GMT+5:45', 'GMT+9', 'GMT+9', 'GMT+9']);
});
