import { randomUUID } from 'node:crypto';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import { warsawRules } from '@tt/contract/test/warsaw-rules';
import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { advanceDatabase } from '../../../test/advance-database.ts';
import { findSlot } from '../../../test/booking/build-booking-request.ts';
import { startBookingApp } from '../../../test/booking/start-booking-app.ts';

const minute = 60_000;

test('[BAPI-01] the configuration names the client id and where to authorize', async () => {
  const { call, google } = await startBookingApp();
  const response = await call({ url: '/functions/v1/google-calendar-config' });
  expect(response.json()).toEqual({
    clientId: google.clientId,
    authUrl: google.authUrl,
    methods: ['google'],
  });
});

test('[BAPI-01] without a client id, the configuration names no way that needs one', async () => {
  const { call } = await startBookingApp({ environment: { GOOGLE_CLIENT_ID: '' } });
  const response = await call({ url: '/functions/v1/google-calendar-config' });
  expect(response.json()).toMatchObject({ methods: [] });
});

test('[BAPI-02] [BAPI-15] a booking is answered with success, message, meet link and id', async () => {
  const { book } = await startBookingApp();
  const response = await book();
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({
    success: true,
    message: 'Details sent to visitor@example.com.',
    meetLink: expect.stringMatching(/^https:\/\/meet\.google\.com\//),
    booking: { id: expect.any(String), status: 'confirmed', meetLinkStatus: 'ready', duration: 30 },
  });
});

test('[BAPI-14] [BAPI-16] the event is in the primary calendar of the visitor, with guest, Meet and invitation', async () => {
  const { book, google } = await startBookingApp();
  await google.admin.setAccount({ email: 'ada@site.example' });
  const accessToken = await google.admin.issueToken();
  const message = '<b>"engines"</b>\n& more';
  const { booking } = (await book({ accessToken, message })).json();
  const { events } = await google.admin.readState();
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    calendar: 'ada@site.example',
    id: booking.id.replaceAll('-', ''),
    sendUpdates: 'all',
    conference: { requestId: booking.id.replaceAll('-', '') },
    body: {
      summary: `Consultation with ${siteSettings.company.name}`,
      attendees: [{ email: siteSettings.email }],
      extendedProperties: { private: { bookingId: booking.id } },
      start: { dateTime: booking.startsAt, timeZone: 'Asia/Kathmandu' },
    },
  });
  expect(events[0]?.body.description).toContain(
    'Message: &lt;b&gt;&quot;engines&quot;&lt;/b&gt;<br>&amp; more',
  );
});

test('the event is in the visitor’s language', async () => {
  const { book, google } = await startBookingApp();
  await book({ language: 'pl', phone: '', message: '' });
  const [event] = (await google.admin.readState()).events;
  expect(event?.body.summary).toBe(`Konsultacja z\u00a0${siteSettings.company.name}`);
  expect(event?.body.description).toContain('30 minut');
});

test('[BAPI-10] the place is held before Google is asked, and confirmed after', async () => {
  const { book, google, context, token } = await startBookingApp();
  await google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 2 });
  const booking = book();
  const { pool } = context;
  const held = await expect
    .poll(async () => (await google.admin.readState()).events.length)
    .toBe(1)
    .then(() => pool.query('select status from booking'));
  expect(held.rows).toEqual([{ status: 'held' }]);
  expect((await booking).json().success).toBe(true);
  expect((await pool.query('select status from booking')).rows).toEqual([{ status: 'confirmed' }]);
  await expect
    .poll(async () => (await google.admin.readState()).tokens.find((one) => one.token === token)?.isRevoked)
    .toBe(true);
});

test.each([
  ['a start off the half hours', { time: '08:10' }],
  ['a start outside the business hours', { time: '03:00' }],
])('[BAPI-03] the server refuses %s', async (_case, change) => {
  const { book, google } = await startBookingApp();
  expect((await book(change)).json()).toEqual({ success: false, code: 'invalid_time_selection' });
  expect((await google.admin.readState()).requests).toEqual([]);
});

test('[DAYS-01] the server refuses a start on a weekday that is closed', async () => {
  const startsAt = Date.parse('2027-06-02T09:00:00Z');
  const week = { ...warsawRules.hours.week, wednesday: undefined };
  const { book } = await startBookingApp({
    replacements: {
      now: () => new Date(startsAt - 24 * 60 * minute),
      rules: { ...warsawRules, hours: { ...warsawRules.hours, week } },
    },
  });
  const refusal = { success: false, code: 'invalid_time_selection' };
  expect((await book(toWireStart(startsAt))).json()).toEqual(refusal);
  expect((await book(toWireStart(startsAt + 24 * 60 * minute))).json()).not.toEqual(refusal);
});

test.each([
  ['in the past', -30 * minute, 'too_soon'],
  ['within the minimum notice', 119 * minute, 'too_soon'],
  ['beyond the window', (90 * 24 * 60 + 1) * minute, 'outside_window'],
  ['on a closed date', 2 * 24 * 60 * minute, 'closed_date'],
])('[BAPI-04] the server refuses a start %s', async (_case, fromNowMs, code) => {
  const startsAt = Date.parse('2027-06-02T09:00:00Z');
  const { book } = await startBookingApp({
    replacements: {
      now: () => new Date(startsAt - fromNowMs),
      rules: {
        ...warsawRules,
        hours: { ...warsawRules.hours, closedDates: code === 'closed_date' ? ['2027-06-02'] : [] },
      },
    },
  });
  expect((await book(toWireStart(startsAt))).json()).toEqual({ success: false, code });
});

test('[BAPI-05] the server refuses a duration other than 15, 30 or 60', async () => {
  const { book } = await startBookingApp();
  for (const duration of [0, 45, 90, -15, '30']) {
    const response = await book({ duration: duration as 15 });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: { code: 'invalid_request', details: [{ field: 'duration' }] },
    });
  }
});

test('a booking with a malformed idempotency key is refused', async () => {
  const { book, context } = await startBookingApp();
  expect((await book({}, { key: 'x' })).statusCode).toBe(400);
  expect((await context.pool.query('select from booking')).rowCount).toBe(0);
});

test('[BAPI-06] availability names taken times and lanes, says nothing of people and changes nothing', async () => {
  const { book, call, context } = await startBookingApp();
  const { booking } = (await book()).json();
  const before = await context.pool.query('select * from booking');
  const response = await call({ url: '/functions/v1/booking-availability' });
  const endsAt = new Date(Date.parse(booking.startsAt) + 30 * minute).toISOString();
  expect(response.json()).toEqual({ taken: [{ startsAt: booking.startsAt, endsAt, lane: 1 }] });
  expect(response.headers['cache-control']).toBe('public, max-age=2');
  expect((await context.pool.query('select * from booking')).rows).toEqual(before.rows);
});

test('[BAPI-13] [BAPI-08] a taken slot is answered with success false and a code, and the loser can go on', async () => {
  const { book, google } = await startBookingApp();
  await book();
  const accessToken = await google.admin.issueToken();
  const response = await book({ accessToken });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ success: false, code: 'slot_taken' });
  expect((await book({ accessToken, ...findSlot(2) })).json().success).toBe(true);
});

test('[BAPI-07] adjoining bookings are accepted and overlapping ones are not', async () => {
  const { book, google } = await startBookingApp();
  const accessToken = async () => ({ accessToken: await google.admin.issueToken() });
  expect((await book({ ...findSlot(2), duration: 60 })).json().success).toBe(true);
  expect((await book({ ...findSlot(3), ...(await accessToken()) })).json().code).toBe('slot_taken');
  expect((await book({ ...findSlot(1), duration: 60, ...(await accessToken()) })).json().code).toBe(
    'slot_taken',
  );
  expect((await book({ ...findSlot(1), ...(await accessToken()) })).json().success).toBe(true);
  expect((await book({ ...findSlot(4), ...(await accessToken()) })).json().success).toBe(true);
});

test('[BAPI-12] [BAPI-11] one key thirty times in parallel is one booking, one event and one answer', async () => {
  const { book, google, context } = await startBookingApp();
  await google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 3 });
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 30 }, () => book({}, { key })));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect([...new Set(answers.map(({ body }) => body))]).toHaveLength(1);
  expect(answers[0]?.json()).toMatchObject({ success: true, booking: { meetLinkStatus: 'ready' } });
  expect((await google.admin.readState()).events).toHaveLength(1);
  expect((await context.pool.query('select from booking')).rowCount).toBe(1);
  expect((await book({}, { key })).json()).toEqual(answers[0]?.json());
});

test('a reused key with other content is refused, with another token it is not', async () => {
  const { book, google } = await startBookingApp();
  const key = randomUUID();
  const first = await book({}, { key });
  const other = await book({ name: 'Grace Hopper' }, { key });
  expect(other.statusCode).toBe(422);
  expect(other.json()).toEqual({ error: { code: 'idempotency_key_reused' } });
  const accessToken = await google.admin.issueToken();
  expect((await book({ accessToken }, { key })).json()).toEqual(first.json());
});

test('too many bookings from one network are refused for a while', async () => {
  const { book } = await startBookingApp({ environment: { BOOKINGS_PER_ADDRESS_AND_HOUR: '2' } });
  await book();
  await book();
  const response = await book();
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

test('[BAPI-23] a hold lasts two minutes; then its slot can be taken by another', async () => {
  const { book, call, google, context } = await startBookingApp();
  await google.admin.script(
    { on: 'insert', kind: 'answer_lost' },
    { on: 'get', kind: 'error', reason: 'authError' },
  );
  expect((await book()).json()).toEqual({ success: false, code: 'auth_required' });
  const listTaken = async () => (await call({ url: '/functions/v1/booking-availability' })).json().taken;
  await advanceDatabase(context.pool, 1.8 * minute);
  expect(await listTaken()).toHaveLength(1);
  const accessToken = await google.admin.issueToken();
  expect((await book({ accessToken })).json()).toEqual({ success: false, code: 'slot_taken' });
  await advanceDatabase(context.pool, 0.2 * minute);
  await expect.poll(listTaken).toEqual([]);
  expect((await book({ accessToken })).json().success).toBe(true);
});
