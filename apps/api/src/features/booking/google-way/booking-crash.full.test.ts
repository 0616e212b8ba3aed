import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { advanceDatabase } from '../../../../test/advance-database.ts';
import { bookOverHttp } from '../../../../test/booking/book-over-http.ts';
import { toGoogleEnvironment } from '../../../../test/booking/start-booking-app.ts';
import { startBookingWorld } from '../../../../test/booking/start-booking-world.ts';
import { startProcess, waitUntilNotBusy, waitUntilReady } from '../../../../test/start-process.ts';

/** A server that is killed after Google has answered with the event and before the booking is confirmed. */
async function crash() {
  const world = await startBookingWorld();
  const { google, context, token } = world;
  const server = await startProcess(
    '../src/server.ts',
    context.config.DATABASE_URL,
    toGoogleEnvironment(google),
  );
  await waitUntilReady(server);
  await waitUntilNotBusy(server);
  // While the link is pending the event exists and is answered for, and the server asks again.
  await google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 5 });
  const key = randomUUID();
  const call = bookOverHttp(server.origin, { accessToken: token }, key).catch(() => 'lost' as const);
  await expect
    .poll(async () => (await google.admin.readState()).requests.at(-1))
    .toMatchObject({ operation: 'get', status: 200 });
  server.child.kill('SIGKILL');
  expect(await call).toBe('lost');
  expect(await world.readEnd()).toEqual({
    bookings: ['held'],
    events: ['confirmed'],
    revoked: 0,
    mails: [],
    chats: [],
  });
  return { ...world, key };
}

test('after a crash between Google and the confirmation the same key finds the event and finishes', async () => {
  const { book, key, context, readEnd } = await crash();
  await advanceDatabase(context.pool, 23_000);
  expect((await book({}, { key })).json().success).toBe(true);
  await expect.poll(readEnd).toEqual({
    bookings: ['confirmed ready'],
    events: ['confirmed'],
    revoked: 1,
    mails: ['Your'],
    chats: ['New consultation'],
  });
});

test('after a crash without a retry the company is notified once, and the time is free again', async () => {
  const { book, google, readEnd, telegram, context } = await crash();
  await advanceDatabase(context.pool, 3 * 60_000);
  const end = {
    bookings: ['in_doubt'],
    events: ['confirmed'],
    revoked: 0,
    mails: [],
    chats: ['Booking in doubt'],
  };
  expect(await readEnd()).toEqual(end);
  const { rows } = await context.pool.query('select id from booking');
  const [message] = (await telegram.admin.readState()).messages;
  expect(message?.text).toContain(rows[0].id);
  expect(await readEnd()).toEqual(end);
  expect((await book({ accessToken: await google.admin.issueToken() })).json().success).toBe(true);
});
