import { expect, test } from 'vitest';
import { advanceDatabase } from '../../../../test/advance-database.ts';
import { buildBookingRequest, findSlot } from '../../../../test/booking/build-booking-request.ts';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import { type BookingWorld, startBookingWorld } from '../../../../test/booking/start-booking-world.ts';

const tooMany = { success: false, code: 'too_many_bookings' };
const environment = { BOOKINGS_PER_VISITOR: '2' };

/** The same visitor with a fresh token, because each booking revokes the one it used. */
async function bookSlot({ book, google }: BookingWorld, slot: number, email = 'ada@site.example') {
  const accessToken = await google.admin.issueToken({ email });
  return (await book({ ...findSlot(slot), accessToken })).json();
}

test('[BAPI-25] a visitor with two upcoming meetings gets no third, and its event is deleted again', async () => {
  const world = await startBookingWorld({ environment });
  const first = await bookSlot(world, 0);
  expect(first.success).toBe(true);
  expect((await bookSlot(world, 1)).success).toBe(true);
  expect(await bookSlot(world, 2)).toEqual(tooMany);
  expect(await world.readEnd()).toMatchObject({
    bookings: ['confirmed ready', 'confirmed ready', 'failed too_many_bookings'],
    events: ['confirmed', 'confirmed', 'cancelled'],
    mails: ['Your', 'Your'],
    chats: ['New consultation', 'New consultation'],
  });
  const { requests } = await world.google.admin.readState();
  expect(requests.findLast(({ operation }) => operation === 'delete')).toMatchObject({ sendUpdates: 'all' });

  expect((await bookSlot(world, 2, 'grace@site.example')).success).toBe(true);
  await world.post('booking-cancel', { key: first.booking.viewKey });
  expect((await bookSlot(world, 3)).success).toBe(true);
  await advanceDatabase(world.context.pool, 180_000);
  expect((await world.readEnd()).chats).not.toContain('Booking in doubt');
});

test('[BAPI-25] of six bookings that one visitor sends at once two are confirmed', async () => {
  const world = await startBookingWorld({ environment });
  const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((slot) => bookSlot(world, slot)));
  expect(answers.filter(({ success }) => success)).toHaveLength(2);
  expect(answers.filter(({ code }) => code === 'too_many_bookings')).toHaveLength(4);
  const { events } = await world.google.admin.readState();
  expect(events.filter(({ status }) => status === 'confirmed')).toHaveLength(2);
});

test('meetings that are over, canceled or of others do not count', async () => {
  const world = await startBookingWorld({ environment: { BOOKINGS_PER_VISITOR: '1' } });
  const past = { starts_at: new Date('2026-01-05T09:00Z'), ends_at: new Date('2026-01-05T09:30Z') };
  await insertTestBooking(world.context.pool, { visitor_email: 'ADA@site.example', ...past });
  await insertTestBooking(world.context.pool, { visitor_email: 'ada@site.example', status: 'cancelled' });
  await insertTestBooking(world.context.pool, { visitor_email: 'other@site.example' });
  expect((await bookSlot(world, 0)).success).toBe(true);
  await insertTestBooking(world.context.pool, { visitor_email: 'Grace@Site.example' });
  expect(await bookSlot(world, 1, 'grace@site.example')).toEqual(tooMany);
});

test('the company is notified of an event whose deletion could not be verified', async () => {
  const world = await startBookingWorld({ environment: { BOOKINGS_PER_VISITOR: '1' } });
  expect((await bookSlot(world, 0)).success).toBe(true);
  await world.google.admin.script({ on: 'delete', kind: 'error', reason: 'backendError', times: 'always' });
  expect(await bookSlot(world, 1)).toEqual(tooMany);
  await advanceDatabase(world.context.pool, 180_000);
  expect(await world.readEnd()).toMatchObject({
    bookings: ['confirmed ready', 'in_doubt too_many_bookings'],
    events: ['confirmed', 'confirmed'],
    chats: ['New consultation', 'Booking in doubt'],
  });
});

test('a deletion that succeeds on retry is certain', async () => {
  const world = await startBookingWorld({ environment: { BOOKINGS_PER_VISITOR: '1' } });
  expect((await bookSlot(world, 0)).success).toBe(true);
  await world.google.admin.script({ on: 'delete', kind: 'answer_lost' });
  expect(await bookSlot(world, 1)).toEqual(tooMany);
  const { rows } = await world.context.pool.query(
    "select event_may_exist from booking where status = 'failed'",
  );
  expect(rows).toEqual([{ event_may_exist: false }]);
});

test('a lookup that finds an event beyond the limit deletes it', async () => {
  const world = await startBookingWorld({
    environment: { BOOKINGS_PER_VISITOR: '1' },
    // The visitor is told at once that the booking is in progress.
    timeouts: { backoffMs: 60_000 },
  });
  expect((await bookSlot(world, 0)).success).toBe(true);
  await world.google.admin.script({
    on: 'insert',
    kind: 'commit_late',
    commitAfterMs: 3_000,
    times: 'always',
  });
  expect(await bookSlot(world, 1)).toEqual({ success: false, code: 'booking_in_progress' });
  await expect.poll(world.readEnd).toMatchObject({
    bookings: ['confirmed ready', 'failed too_many_bookings'],
    events: ['confirmed', 'cancelled'],
    chats: ['New consultation'],
  });
});

test('bookings by email that nobody has confirmed use up no limit: of the company, which every page sends, or of another', async () => {
  const world = await startBookingWorld({ environment: { BOOKINGS_PER_VISITOR: '1' } });
  const { pool } = world.context;
  const typed = { method: 'email', email_key: 'key' } as const;
  for (const visitor_email of [buildBookingRequest().email, 'ada@site.example'])
    await insertTestBooking(pool, { ...typed, visitor_email });
  expect((await bookSlot(world, 0)).success).toBe(true);
  await insertTestBooking(pool, { ...typed, visitor_email: 'bob@site.example', is_verified: true });
  expect(await bookSlot(world, 1, 'bob@site.example')).toEqual(tooMany);
});
