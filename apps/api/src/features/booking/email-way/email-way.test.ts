import { randomUUID } from 'node:crypto';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { expect, test } from 'vitest';
import { advanceDatabase } from '../../../../test/advance-database.ts';
import { buildBookingRequest, findSlot } from '../../../../test/booking/build-booking-request.ts';
import { type EmailApp, startEmailApp } from '../../../../test/booking/start-email-app.ts';
import { toConfirmKey } from '../core/confirm-key.ts';

const readEvents = async ({ google }: EmailApp) => (await google.admin.readState()).events;

test('[MAILBOOK-02] [MAILBOOK-03] a booking by email is an event of the company with the visitor as guest and a link', async () => {
  const app = await startEmailApp();
  const answer = (await app.bookByEmail()).json();
  expect(answer).toMatchObject({
    success: true,
    meetLink: expect.stringContaining('meet.google.com'),
    booking: { status: 'confirmed', method: 'email', meetLinkStatus: 'ready', email: 'ada@site.example' },
  });
  expect(answer.booking.shortId).toMatch(/^TT-[0-9A-HJKMNP-TV-Z]{6}$/);
  const events = await readEvents(app);
  expect(events).toMatchObject([
    {
      id: answer.booking.id.replaceAll('-', ''),
      body: { attendees: [{ email: 'ada@site.example', responseStatus: 'accepted' }] },
    },
  ]);
  expect(JSON.stringify(events)).not.toContain('+48');
  const { requests } = await app.google.admin.readState();
  expect(requests.filter(({ operation }) => operation === 'insert')).toMatchObject([{ sendUpdates: 'none' }]);
});

test('[SOURCE-05] the topic is kept with the booking, and one that is no key counts as none', async () => {
  const app = await startEmailApp();
  await app.bookByEmail({ topic: 'rendering' });
  await app.bookByEmail({ topic: '> Topic', ...findSlot(3) });
  const { rows } = await app.context.pool.query('select topic from booking order by starts_at');
  expect(rows).toEqual([{ topic: 'rendering' }, { topic: '' }]);
});

test('the same key gets the same answer and makes one event, other content under it is refused', async () => {
  const app = await startEmailApp();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => app.bookByEmail({}, { key })));
  expect(new Set(answers.map((answer) => answer.json().booking.id)).size).toBe(1);
  expect(await readEvents(app)).toHaveLength(1);
  expect((await app.bookByEmail({ name: 'Bob' }, { key })).json()).toEqual({
    error: { code: 'idempotency_key_reused' },
  });
});

test('a request without a key that is repeated within minutes is one booking, and none of a stranger who guesses it', async () => {
  const app = await startEmailApp({ environment: { TRUST_PROXY: 'true' } });
  const form = { name: 'Ada', email: 'ada@site.example', duration: 30, timezone: 'UTC' };
  const send = async (address: string) =>
    (
      await app.call({
        method: 'POST',
        url: '/functions/v1/booking-by-email',
        payload: { ...form, ...findSlot() },
        headers: { 'x-forwarded-for': address },
      })
    ).json();
  const [first, again] = [await send('198.51.100.1'), await send('198.51.100.1')];
  expect(again.booking.id).toBe(first.booking.id);
  expect(await send('203.0.113.9')).toEqual({ success: false, code: 'slot_taken' });
});

test('[MAILBOOK-05] one address has at most two meetings ahead, however it is written', async () => {
  const app = await startEmailApp({ environment: { BOOKINGS_PER_VISITOR: '2' } });
  const book = async (index: number, email: string) =>
    (await app.bookByEmail({ ...findSlot(index), email })).json();
  expect((await book(0, 'ada@site.example')).success).toBe(true);
  const second = await book(2, 'Ada+work@site.example');
  expect(second.success).toBe(true);
  expect(await book(4, 'ADA@site.example')).toEqual({ success: false, code: 'too_many_bookings' });
  await app.post('booking-cancel', { key: second.booking.viewKey });
  expect((await book(4, 'ada@site.example')).success).toBe(true);
});

test('[MAILBOOK-05] whoever has bookings that wait for the mail is asked to confirm them first', async () => {
  const app = await startEmailApp({ environment: { BOOKINGS_PER_VISITOR: '2' } });
  const book = async (index: number) =>
    (await app.bookByEmail({ ...findSlot(index), fax_number: 'robots fill this' })).json();
  const codes = [];
  for (const { booking } of [await book(0), await book(2)]) {
    codes.push((await book(4)).code);
    await app.post('booking-confirm', { key: toConfirmKey(app.context.secret, booking.id) });
  }
  expect([...codes, (await book(4)).code]).toEqual(['confirm_first', 'confirm_first', 'too_many_bookings']);
});

test('[MAILBOOK-04] the domain is checked as in the inquiry form', async () => {
  const app = await startEmailApp({
    replacements: {
      dns: {
        findMailExchanges: async () => ({ kind: 'no_name' }),
        findAddresses: async () => ({ kind: 'no_name' }),
      },
    },
  });
  const response = await app.bookByEmail();
  expect([response.statusCode, response.json()]).toEqual([422, { error: { code: 'invalid_email_domain' } }]);
  expect((await app.bookByEmail({ email: 'no address' })).statusCode).toBe(400);
});

test('[AVAIL-01] a time at which the company is busy is not offered, and refused', async () => {
  const app = await startEmailApp();
  const at = (index: number) => new Date(toStartInstant(findSlot(index))).toISOString();
  await app.google.admin.seedBusy({ startsAt: at(2), endsAt: at(4) });
  await app.runJob('calendar-snapshot');
  const { taken, calendar } = (await app.call({ url: '/functions/v1/booking-availability' })).json();
  expect({ taken, calendar }).toEqual({
    taken: [{ startsAt: at(2), endsAt: at(4), lane: 1 }],
    calendar: 'fresh',
  });
  for (const [index, duration] of [
    [2, 15],
    [3, 30],
    [1, 60],
  ] as const) {
    const answer = (await app.bookByEmail({ ...findSlot(index), duration })).json();
    expect(answer).toEqual({ success: false, code: 'slot_taken' });
  }
  const accessToken = await app.google.admin.issueToken();
  const google = await app.call({
    method: 'POST',
    url: '/functions/v1/google-calendar-booking',
    payload: buildBookingRequest({ ...findSlot(2), accessToken }),
  });
  expect(google.json()).toEqual({ success: false, code: 'slot_taken' });
});

test('[AVAIL-01] an entry that is newer than the snapshot is noticed at booking, and the snapshot is renewed', async () => {
  const app = await startEmailApp();
  const at = (index: number) => new Date(toStartInstant(findSlot(index))).toISOString();
  await app.google.admin.seedBusy({ startsAt: at(0), endsAt: at(1) });
  expect((await app.bookByEmail()).json()).toEqual({ success: false, code: 'slot_taken' });
  const { rows } = await app.context.pool.query("select from job_outbox where queue = 'calendar-snapshot'");
  expect(rows).toHaveLength(1);
});

test('[MAILBOOK-06] while Google is silent a booking stands, says that the link follows, and the job brings it', async () => {
  const app = await startEmailApp();
  for (const on of ['freebusy', 'get', 'insert'] as const)
    await app.google.admin.script({ on, kind: 'error', reason: 'backendError', times: 'always' });
  const { booking, meetLink } = (await app.bookByEmail()).json();
  expect({ status: booking.status, meetLink, link: booking.meetLinkStatus }).toEqual({
    status: 'confirmed',
    meetLink: undefined,
    link: 'pending',
  });
  await app.google.admin.clearFaults();
  await app.runJob('booking-calendar', { bookingId: booking.id });
  const viewed = (await app.post('booking-view', { key: booking.viewKey })).json();
  expect(viewed).toMatchObject({ meetLink: expect.any(String), booking: { meetLinkStatus: 'ready' } });
  const { rows } = await app.context.pool.query('select is_rechecked, status from booking');
  expect(rows).toEqual([{ is_rechecked: false, status: 'confirmed' }]);
});

test('[MAILBOOK-10] a suspicious booking waits for the button behind the mail, and opening the link confirms nothing', async () => {
  const app = await startEmailApp();
  const { booking } = (await app.bookByEmail({ fax_number: 'robots fill this' })).json();
  expect(booking).toMatchObject({ status: 'pending' });
  expect(await readEvents(app)).toEqual([]);
  const { rows } = await app.context.pool.query('select queue, data from job_outbox order by queue');
  expect(rows).toMatchObject([
    { queue: 'booking-mail', data: { kind: 'confirmRequest' } },
    { queue: 'booking-watch' },
  ]);
  const key = toConfirmKey(app.context.secret, booking.id);
  expect((await app.call({ url: `/functions/v1/booking-confirm?key=${key}` })).statusCode).toBe(404);
  expect((await app.post('booking-view', { key: booking.viewKey })).statusCode).toBe(404);
  const confirmed = (await app.post('booking-confirm', { key })).json();
  expect(confirmed).toMatchObject({ success: true, booking: { id: booking.id, status: 'confirmed' } });
  expect((await app.post('booking-confirm', { key })).json().booking).toMatchObject({ status: 'confirmed' });
  expect(await readEvents(app)).toHaveLength(1);
});

test('[MAILBOOK-10] an unconfirmed place is free again after 30 minutes, and a late button takes it only if it is free', async () => {
  const app = await startEmailApp();
  const { booking } = (await app.bookByEmail({ fax_number: 'x' })).json();
  expect((await app.bookByEmail({ email: 'bob@site.example' })).json().code).toBe('slot_taken');
  await advanceDatabase(app.context.pool, 30 * 60_000);
  expect((await app.bookByEmail({ email: 'bob@site.example' })).json().success).toBe(true);
  const key = toConfirmKey(app.context.secret, booking.id);
  expect((await app.post('booking-confirm', { key })).json()).toEqual({ success: false, code: 'slot_taken' });
});

test('[MAILBOOK-10] a form that was suspicious once still waits for its mail when it is sent again', async () => {
  const app = await startEmailApp();
  const key = randomUUID();
  expect((await app.bookByEmail({ fax_number: 'x' }, { key })).json().booking.status).toBe('pending');
  await advanceDatabase(app.context.pool, 30 * 60_000);
  expect((await app.bookByEmail({}, { key })).json().booking.status).toBe('pending');
});

test('[MAILBOOK-10] a late button takes a place that somebody else has let expire too', async () => {
  const app = await startEmailApp();
  const { booking } = (await app.bookByEmail({ fax_number: 'x' })).json();
  for (const email of ['bob@site.example', 'cy@site.example']) {
    await advanceDatabase(app.context.pool, 30 * 60_000);
    expect((await app.bookByEmail({ email, fax_number: 'x' })).json().booking.status).toBe('pending');
  }
  const key = toConfirmKey(app.context.secret, booking.id);
  expect((await app.post('booking-confirm', { key })).json().code).toBe('slot_taken');
  await advanceDatabase(app.context.pool, 30 * 60_000);
  expect((await app.post('booking-confirm', { key })).json()).toMatchObject({
    success: true,
    booking: { id: booking.id, status: 'confirmed' },
  });
});

test('[MAILBOOK-10] unconfirmed places never take more than a third of a day', async () => {
  const app = await startEmailApp();
  const outcomes = [];
  for (let index = 0; index < 16; index += 1) {
    const answer = (
      await app.bookByEmail({ ...findSlot(index), email: `robot@site-${index}.example`, fax_number: 'x' })
    ).json();
    outcomes.push(answer.booking?.status ?? answer.code);
  }
  expect(outcomes.filter((outcome) => outcome === 'pending')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'confirm_limit')).toHaveLength(11);
  expect((await app.bookByEmail(findSlot(10))).json().booking.status).toBe('confirmed');
});

test('[AVAIL-06] [MAILBOOK-01] without a calendar, or with one unheard of for an hour, the email way is closed', async () => {
  const app = await startEmailApp({ isConnected: false });
  const readMethods = async () =>
    (await app.call({ url: '/functions/v1/google-calendar-config' })).json().methods;
  expect(await readMethods()).toEqual(['google']);
  expect((await app.bookByEmail()).json()).toEqual({ success: false, code: 'email_way_closed' });
});

test('[AVAIL-06] busy times of half an hour ago count, those of an hour ago close the email way alone', async () => {
  const app = await startEmailApp();
  const at = (index: number) => new Date(toStartInstant(findSlot(index))).toISOString();
  await app.google.admin.seedBusy({ startsAt: at(2), endsAt: at(3) });
  await app.runJob('calendar-snapshot');
  await app.google.admin.script({ on: 'freebusy', kind: 'error', reason: 'backendError', times: 'always' });
  const { pool } = app.context;
  const age = (minutes: number) =>
    pool.query(`update calendar_snapshot set fetched_at = now() - interval '${minutes} minutes'`);
  await age(59);
  await app.runJob('calendar-snapshot');
  expect((await app.bookByEmail(findSlot(2))).json()).toEqual({ success: false, code: 'slot_taken' });
  expect((await app.bookByEmail(findSlot(4))).json().success).toBe(true);
  await age(61);
  const readMethods = async () =>
    (await app.call({ url: '/functions/v1/google-calendar-config' })).json().methods;
  await expect.poll(readMethods).toEqual(['google']);
  expect((await app.bookByEmail(findSlot(6))).json()).toEqual({ success: false, code: 'email_way_closed' });
  const accessToken = await app.google.admin.issueToken();
  const google = await app.post(
    'google-calendar-booking',
    buildBookingRequest({ ...findSlot(6), accessToken }),
  );
  expect(google.json().success).toBe(true);
});

test('[ANSWER-03] without a mail server booking by email is off', async () => {
  const app = await startEmailApp({ replacements: { mailer: undefined } });
  await app.runJob('calendar-snapshot');
  const { methods } = (await app.call({ url: '/functions/v1/google-calendar-config' })).json();
  expect(methods).toEqual(['google']);
  expect((await app.bookByEmail()).json()).toMatchObject({ success: false, code: 'email_way_closed' });
  expect((await app.context.pool.query('select from booking')).rowCount).toBe(0);
});
