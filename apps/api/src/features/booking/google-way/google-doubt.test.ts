import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { advanceDatabase } from '../../../../test/advance-database.ts';
import { findSlot } from '../../../../test/booking/build-booking-request.ts';
import { startBookingApp } from '../../../../test/booking/start-booking-app.ts';
import { type BookingWorld, startBookingWorld } from '../../../../test/booking/start-booking-world.ts';
import { waitFor } from '../../../../test/wait-for.ts';

const minute = 60_000;
const inProgress = { success: false, code: 'booking_in_progress' };
const confirmed = {
  bookings: ['confirmed ready'],
  events: ['confirmed'],
  revoked: 1,
  mails: ['Your'],
  chats: ['New consultation'],
};
const told = { mails: [], chats: ['Booking in doubt'], revoked: 0 };
/** The visitor is told at once, because the next call would come too late. A call may take its whole time. */
const timeouts = { backoffMs: 60_000 };
const broken = { on: 'insert', kind: 'error', reason: 'backendError', times: 'always' } as const;

/** Every calendar call fails from the second lookup on, after an insert that took effect. */
function failLaterLookups({ google }: BookingWorld): Promise<void> {
  return google.admin.script(
    { on: 'insert', kind: 'answer_lost' },
    { on: 'get', kind: 'error', reason: 'backendError', times: 'always' },
  );
}

async function waitUntilLookupsEnd({ context }: BookingWorld) {
  const countLooks = async () => (await context.metrics.bookingLooks.get()).values[0]?.value;
  await expect.poll(countLooks).toBe(0);
}

async function watchLapsedHold({ context, readEnd }: BookingWorld) {
  await advanceDatabase(context.pool, 3 * minute);
  return readEnd();
}

test('events that Google creates late, after a 503, become bookings, and nobody else gets their times', async () => {
  const { book, google, readEnd } = await startBookingWorld({ timeouts });
  await google.admin.script({
    ...{ on: 'insert', kind: 'commit_late', answer: 503, times: 'always' },
    commitAfterMs: 4_000,
  });
  const slots = [0, 1];
  const bookAll = () =>
    Promise.all(
      slots.map(async (slot) => {
        const accessToken = await google.admin.issueToken({ email: `${randomUUID()}@site.example` });
        return (await book({ ...findSlot(slot), accessToken })).json();
      }),
    );
  expect(await bookAll()).toEqual(slots.map(() => inProgress));
  expect(await bookAll()).toEqual(slots.map(() => ({ success: false, code: 'slot_taken' })));
  await expect.poll(readEnd).toEqual({
    bookings: slots.map(() => 'confirmed ready'),
    events: slots.map(() => 'confirmed'),
    revoked: slots.length,
    mails: slots.map(() => 'Your'),
    chats: slots.map(() => 'New consultation'),
  });
});

test('an event that is proven absent fails its booking and frees the place, and nobody is notified', async () => {
  const world = await startBookingWorld({ timeouts, environment: { CALENDAR_DOUBT_SECONDS: '2' } });
  const { book, google, readEnd } = world;
  await google.admin.script(broken);
  expect((await book()).json()).toEqual(inProgress);
  expect(await readEnd()).toMatchObject({ bookings: ['held booking_in_progress'] });
  await expect
    .poll(readEnd)
    .toEqual({ bookings: ['failed calendar_unavailable'], events: [], revoked: 0, mails: [], chats: [] });
  const { requests } = await google.admin.readState();
  const looks = requests.slice(requests.findLastIndex(({ operation }) => operation === 'insert') + 1);
  expect(looks.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(2);

  await google.admin.clearFaults();
  expect((await book({ accessToken: await google.admin.issueToken() })).json().success).toBe(true);
  expect((await watchLapsedHold(world)).chats).toEqual(['New consultation']);
});

test('a process that closes while it looks leaves the result to the watch job, and the company is notified once', async () => {
  const world = await startBookingWorld({ timeouts });
  await failLaterLookups(world);
  expect((await world.book()).json()).toEqual(inProgress);
  await world.app.close();
  expect(await world.readEnd()).toMatchObject({ bookings: ['held booking_in_progress'], chats: [] });
  const end = { ...told, bookings: ['in_doubt booking_in_progress'], events: ['confirmed'] };
  expect(await watchLapsedHold(world)).toEqual(end);
  expect(await watchLapsedHold(world)).toEqual(end);
});

test('a lookup without a result before its deadline leaves the booking to the watch job', async () => {
  const world = await startBookingWorld({ timeouts, environment: { CALENDAR_LOOK_SECONDS: '1' } });
  await failLaterLookups(world);
  expect((await world.book()).json()).toEqual(inProgress);
  await waitUntilLookupsEnd(world);
  expect(await watchLapsedHold(world)).toEqual({
    ...told,
    bookings: ['in_doubt booking_in_progress'],
    events: ['confirmed'],
  });
});

test('the hold lasts as long as the lookup', async () => {
  const world = await startBookingWorld({ timeouts });
  await failLaterLookups(world);
  expect((await world.book()).json()).toEqual(inProgress);
  for (let round = 0; round < 3; round += 1) {
    await advanceDatabase(world.context.pool, 1.8 * minute);
    await waitFor(async () => {
      const { rows } = await world.context.pool.query(
        `select hold_expires_at > clock_timestamp() + interval '1.9 minutes' as is_renewed from booking`,
      );
      return rows[0].is_renewed;
    });
  }
  expect(await world.readEnd()).toMatchObject({ bookings: ['held booking_in_progress'], chats: [] });
  await world.google.admin.clearFaults();
  await expect.poll(world.readEnd).toEqual(confirmed);
});

test.each([
  ['the same token', undefined, { chats: [], bookings: ['failed calendar_unavailable'] }],
  [
    'another account',
    'grace@site.example',
    { chats: ['Booking in doubt'], bookings: ['in_doubt calendar_unavailable'] },
  ],
])('absence that a repeat with %s has seen proves what that account can see', async (_case, email, end) => {
  const world = await startBookingWorld({ timeouts, environment: { CALENDAR_DOUBT_SECONDS: '2' } });
  const { book, google, token } = world;
  await google.admin.script(broken);
  const key = randomUUID();
  expect((await book({}, { key })).json()).toEqual(inProgress);
  const accessToken = email ? await google.admin.issueToken({ email }) : token;
  const again = await book({ accessToken }, { key });
  expect(again.json().success).toBe(false);
  await expect.poll(world.readEnd).toMatchObject({ bookings: ['failed calendar_unavailable'] });
  expect(await watchLapsedHold(world)).toMatchObject({ ...end, events: [], mails: [] });
});

test('two processes that look for the same event confirm it once', async () => {
  const world = await startBookingWorld({ timeouts });
  const { google, context, book, token: accessToken } = world;
  await failLaterLookups(world);
  const key = randomUUID();
  expect((await book({}, { key })).json()).toEqual(inProgress);
  const other = await startBookingApp({ google, databaseUrl: context.config.DATABASE_URL });
  const second = other.book({ accessToken }, { key });
  await google.admin.clearFaults();
  expect((await second).json().success).toBe(true);
  await expect.poll(world.readEnd).toEqual(confirmed);
  const { rows } = await context.pool.query('select count(*)::int from delivery');
  expect(rows).toEqual([{ count: 2 }]);
});

test('a confirmation that fails in the database is retried, and the booking is confirmed', async () => {
  const { book, context, readEnd } = await startBookingWorld();
  await context.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
    create trigger refuse before update on booking for each row when (new.status = 'confirmed')
      execute function refuse()`);
  expect((await book()).statusCode).toBe(500);
  await context.pool.query('drop trigger refuse on booking');
  await expect.poll(readEnd).toEqual(confirmed);
});

test('an insert that is answered with another time is followed by a lookup that decides', async () => {
  const { book, google, readEnd } = await startBookingWorld();
  await google.admin.script({ on: 'insert', kind: 'lying_answer', about: 'time' });
  expect((await book()).json().success).toBe(true);
  await expect.poll(readEnd).toEqual(confirmed);
});

test('a calendar that keeps showing another time is never believed, and the company is notified', async () => {
  const world = await startBookingWorld({ timeouts, environment: { CALENDAR_LOOK_SECONDS: '1' } });
  await world.google.admin.script(
    { on: 'insert', kind: 'answer_lost' },
    { on: 'get', kind: 'lying_answer', about: 'time', times: 'always' },
  );
  expect((await world.book()).json()).toEqual(inProgress);
  await waitUntilLookupsEnd(world);
  expect(await watchLapsedHold(world)).toEqual({
    ...told,
    bookings: ['in_doubt booking_in_progress'],
    events: ['confirmed'],
  });
});

test('an organizer who is not the visitor gets no mail, and the company is notified', async () => {
  const { book, google, readEnd } = await startBookingWorld();
  await google.admin.script({ on: 'insert', kind: 'lying_answer', about: 'organizer' });
  expect((await book()).json().success).toBe(true);
  await expect.poll(readEnd).toMatchObject({
    mails: [],
    chats: ['New consultation', expect.stringContaining('could not be reached by email')],
  });
});
