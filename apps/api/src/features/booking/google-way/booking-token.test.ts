import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type BookingApp, startBookingApp } from '../../../../test/booking/start-booking-app.ts';

const scope = (name: string) => `https://www.googleapis.com/auth/${name}`;

/** Expects that no place was held and that the calendar was not called. */
async function expectNothing({ context, google }: BookingApp) {
  expect((await context.pool.query('select from booking')).rowCount).toBe(0);
  const { requests } = await google.admin.readState();
  expect(requests.filter(({ operation }) => operation !== 'tokeninfo')).toEqual([]);
}

test('[BAPI-24] a token for another application, an expired one and one without a calendar scope are refused before anything is held', async () => {
  const app = await startBookingApp();
  for (const [request, code] of [
    [{ clientId: 'other.apps.example' }, 'auth_required'],
    [{ expiresInSeconds: -1 }, 'auth_required'],
    [{ scope: `openid ${scope('calendar.readonly')}` }, 'scope_missing'],
  ] as const) {
    const accessToken = await app.google.admin.issueToken(request);
    expect((await app.book({ accessToken })).json()).toEqual({ success: false, code });
  }
  await expectNothing(app);
});

test('[BAPI-24] a token that Google does not know is refused before anything is held', async () => {
  const app = await startBookingApp();
  expect((await app.book({ accessToken: 'ya29.made-up' })).json()).toEqual({
    success: false,
    code: 'auth_required',
  });
  await expectNothing(app);
});

test('a Google that can’t be asked about a token is asked once more, and nothing is held without it', async () => {
  const app = await startBookingApp();
  const fault = { on: 'tokeninfo', kind: 'error', reason: 'backendError', code: 503 } as const;
  await app.google.admin.script({ ...fault, times: 2 });
  expect((await app.book()).json()).toEqual({ success: false, code: 'calendar_unavailable' });
  await expectNothing(app);
  await app.google.admin.script(fault);
  expect((await app.book()).json().success).toBe(true);
});

test('without a client id no token is trusted, and Google is not asked', async () => {
  const app = await startBookingApp({ environment: { GOOGLE_CLIENT_ID: '' } });
  expect((await app.book()).json()).toEqual({ success: false, code: 'calendar_unavailable' });
  expect((await app.google.admin.readState()).requests).toEqual([]);
  await expectNothing(app);
});

test('[BAPI-12] a repeat of a confirmed booking gets its answer, though its token was revoked', async () => {
  const { book, google, token } = await startBookingApp();
  const key = randomUUID();
  const first = (await book({}, { key })).json();
  await expect
    .poll(async () => (await google.admin.readState()).tokens.find((one) => one.token === token)?.isRevoked)
    .toBe(true);
  expect((await book({}, { key })).json()).toEqual(first);
  const other = await book({ name: 'Grace Hopper' }, { key });
  expect(other.json()).toEqual({ error: { code: 'idempotency_key_reused' } });
});

test('[BAPI-12] a repeat gets its answer though its time can’t be booked anymore, and another key does not', async () => {
  let now = new Date();
  const { book } = await startBookingApp({ replacements: { now: () => now } });
  const key = randomUUID();
  const first = (await book({}, { key })).json();
  now = new Date(first.booking.startsAt);
  const again = (await book({}, { key })).json();
  expect(again).toMatchObject({ success: true, booking: { id: first.booking.id } });
  expect((await book()).json()).toEqual({ success: false, code: 'too_soon' });
});

test('a repeat of a booking in progress stays in progress while its token cannot be checked', async () => {
  const { book, google } = await startBookingApp({ timeouts: { backoffMs: 60_000 } });
  await google.admin.script({ on: 'insert', kind: 'error', reason: 'backendError', times: 'always' });
  const key = randomUUID();
  const inProgress = { success: false, code: 'booking_in_progress' };
  expect((await book({}, { key })).json()).toEqual(inProgress);
  await google.admin.script({ on: 'tokeninfo', kind: 'error', reason: 'backendError', times: 2 });
  expect((await book({}, { key })).json()).toEqual(inProgress);
});
