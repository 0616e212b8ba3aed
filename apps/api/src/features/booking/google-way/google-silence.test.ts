import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { advanceDatabase } from '../../../../test/advance-database.ts';
import { startBookingWorld } from '../../../../test/booking/start-booking-world.ts';
import { createTestConfig } from '../../../../test/test-config.ts';
import { toTimeouts } from './timeouts.ts';

const confirmed = {
  bookings: ['confirmed ready'],
  events: ['confirmed'],
  revoked: 1,
  mails: ['Your'],
  chats: ['New consultation'],
};
/** A sixth of the real times. What else a booking does may still take as long as in production. */
const timeouts = { waitMs: 3_000, callMs: 1_000 };
const restMs = 2_000;
const nothing = { events: [], revoked: 0, mails: [], chats: [] };

test('the time for Google leaves 2 s of the 20 s in which a visitor gets an answer', () => {
  const { waitMs, callMs } = toTimeouts(createTestConfig('postgres://unused'));
  expect(waitMs + restMs).toBeLessThanOrEqual(20_000);
  expect(waitMs / callMs).toBe(timeouts.waitMs / timeouts.callMs);
});

test('while Google is silent the booking stays in doubt: the place is kept and the same key finishes it', async () => {
  const { book, google, readEnd } = await startBookingWorld({ timeouts });
  await google.admin.script(
    { on: 'insert', kind: 'hang_after_commit' },
    { on: 'get', kind: 'hang', times: 'always' },
  );
  const key = randomUUID();
  expect((await book({}, { key })).json()).toEqual({ success: false, code: 'booking_in_progress' });
  expect(await readEnd()).toEqual({
    ...nothing,
    bookings: ['held booking_in_progress'],
    events: ['confirmed'],
  });
  const other = await book({ accessToken: await google.admin.issueToken() });
  expect(other.json()).toEqual({ success: false, code: 'slot_taken' });

  await google.admin.clearFaults();
  expect((await book({}, { key })).json().success).toBe(true);
  await expect.poll(readEnd).toEqual(confirmed);
});

test('an event that the visitor deleted meanwhile fails the booking, and the same form starts anew', async () => {
  const { book, google, readEnd, context, token } = await startBookingWorld();
  await google.admin.script(
    { on: 'insert', kind: 'answer_lost' },
    { on: 'get', kind: 'error', reason: 'authError' },
  );
  const key = randomUUID();
  await book({}, { key });
  const { rows } = await context.pool.query('select id from booking');
  const url = `${google.calendarUrl}/calendars/primary/events/${rows[0].id.replaceAll('-', '')}`;
  await fetch(url, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });

  expect((await book({}, { key })).json()).toEqual({ success: false, code: 'calendar_unavailable' });
  expect(await readEnd()).toMatchObject({ bookings: ['failed calendar_unavailable'], mails: [], chats: [] });
  expect((await book({}, { key })).json().success).toBe(true);
  await expect.poll(readEnd).toEqual({
    ...confirmed,
    bookings: ['failed calendar_unavailable', 'confirmed ready'],
    events: ['cancelled', 'confirmed'],
  });
});

test('a link that takes longer is answered as pending, comes by itself, and the one mail waits for it', async () => {
  const { book, post, google, readEnd } = await startBookingWorld({
    timeouts: { laterLinkDelaysMs: Array(100).fill(300) },
  });
  await google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 8 });
  const { booking, meetLink } = (await book()).json();
  // Holds back the news that the link is ready until the test has seen the state before.
  await google.admin.script({ on: 'get', kind: 'error', reason: 'backendError', times: 'always' });
  expect(booking.meetLinkStatus).toBe('pending');
  expect(meetLink).toBeUndefined();
  expect(await readEnd()).toEqual({ ...confirmed, bookings: ['confirmed pending'], revoked: 0, mails: [] });

  await google.admin.clearFaults();
  await expect
    .poll(async () => (await post('booking-view', { key: booking.viewKey })).json())
    .toMatchObject({
      meetLink: expect.stringContaining('https://meet.google.com/'),
      booking: { meetLinkStatus: 'ready' },
    });
  await expect.poll(readEnd).toEqual(confirmed);
});

test('a process that stops while it waits for a link settles it, and nothing is left pending', async () => {
  const { app, book, google, readEnd } = await startBookingWorld();
  await google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 100 });
  expect((await book()).json().booking.meetLinkStatus).toBe('pending');
  await app.close();
  expect(await readEnd()).toEqual({
    ...confirmed,
    bookings: ['confirmed unavailable'],
    chats: ['New consultation', expect.stringContaining('has no video link')],
  });
});

test('a link whose process was killed is settled by the mail that waited for it', async () => {
  const { app, book, google, readEnd, context } = await startBookingWorld();
  await google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 100 });
  await book();
  // No step of this test lasts long enough for the process to give up by itself.
  await advanceDatabase(context.pool, 61_000);
  expect(await readEnd()).toMatchObject({ bookings: ['confirmed unavailable'], mails: ['Your'] });
  // Closing waits for everything that the process still does, and then all jobs are run.
  await app.close();
  expect(await readEnd()).toMatchObject({ mails: ['Your'] });
  expect((await context.pool.query('select from delivery')).rowCount).toBe(3);
});
