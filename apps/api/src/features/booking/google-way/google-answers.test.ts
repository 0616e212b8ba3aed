import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startBookingWorld } from '../../../../test/booking/start-booking-world.ts';

// `google-calendar.test.ts` tests the meaning of each response of Google. Here are its consequences.

const confirmed = {
  bookings: ['confirmed ready'],
  events: ['confirmed'],
  revoked: 1,
  mails: ['Your'],
  chats: ['New consultation'],
};
const nothing = { events: [], revoked: 0, mails: [], chats: [] };

test('an event that Google creates at once ends in one booking, one mail and one notice', async () => {
  const { book, readEnd } = await startBookingWorld();
  expect((await book()).json().success).toBe(true);
  await expect.poll(readEnd).toEqual(confirmed);
});

test.each([
  ['401', { reason: 'authError' as const }, 'auth_required'],
  ['403 for the scope', { reason: 'insufficientPermissions' as const }, 'scope_missing'],
  ['403 for a used-up quota', { reason: 'quotaExceeded' as const }, 'calendar_unavailable'],
])('%s frees the place, tells the page why, and the same key may try again', async (_answer, fault, code) => {
  const { book, google, readEnd } = await startBookingWorld();
  await google.admin.script({ on: 'insert', kind: 'error', ...fault });
  const key = randomUUID();
  expect((await book({}, { key })).json()).toEqual({ success: false, code });
  expect(await readEnd()).toEqual({ ...nothing, bookings: [`failed ${code}`] });

  const accessToken = await google.admin.issueToken();
  expect((await book({ accessToken }, { key })).json().success).toBe(true);
  await expect.poll(readEnd).toEqual({ ...confirmed, bookings: [`failed ${code}`, 'confirmed ready'] });
});

test.each([
  ['429', { kind: 'error', reason: 'rateLimitExceeded', code: 429, retryAfterSeconds: 1 }],
  ['500 before the event exists', { kind: 'error', reason: 'backendError' }],
  ['a cut connection after the event exists', { kind: 'answer_lost' }],
] as const)(
  '%s is followed by a lookup and a second attempt, and ends in one booking',
  async (_answer, fault) => {
    const { book, google, readEnd } = await startBookingWorld();
    await google.admin.script({ on: 'insert', ...fault });
    expect((await book()).json().success).toBe(true);
    await expect.poll(readEnd).toEqual(confirmed);
    const operations = (await google.admin.readState()).requests.map(({ operation }) => operation);
    expect(operations.slice(0, 3)).toEqual(['tokeninfo', 'insert', 'get']);
  },
);

test('409 with our own event adopts it', async () => {
  const { book, google, readEnd } = await startBookingWorld();
  // The lookup after the lost answer does not find the event yet, because Google's replicas lag.
  await google.admin.script(
    { on: 'insert', kind: 'answer_lost' },
    { on: 'get', kind: 'error', reason: 'notFound' },
  );
  expect((await book()).json()).toMatchObject({ success: true, booking: { meetLinkStatus: 'ready' } });
  await expect.poll(readEnd).toEqual(confirmed);
  const requests = (await google.admin.readState()).requests.map(
    ({ operation, status }) => `${operation} ${status}`,
  );
  expect(requests.slice(1, 5)).toEqual(['insert none', 'get 404', 'insert 409', 'get 200']);
});

test('401 while an event may exist keeps the place, and the same key with a new token finishes it', async () => {
  const { book, google, readEnd } = await startBookingWorld();
  await google.admin.script(
    { on: 'insert', kind: 'answer_lost' },
    { on: 'get', kind: 'error', reason: 'authError' },
  );
  const key = randomUUID();
  expect((await book({}, { key })).json()).toEqual({ success: false, code: 'auth_required' });
  expect(await readEnd()).toEqual({ ...nothing, bookings: ['held auth_required'], events: ['confirmed'] });
  const accessToken = await google.admin.issueToken();
  expect((await book({ accessToken }, { key })).json().success).toBe(true);
  await expect.poll(readEnd).toEqual(confirmed);
});

test('a conference that is made a little later is waited for', async () => {
  const { book, google, readEnd } = await startBookingWorld();
  await google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 3 });
  expect((await book()).json()).toMatchObject({
    meetLink: expect.stringContaining('https://meet.google.com/'),
    booking: { meetLinkStatus: 'ready' },
  });
  await expect.poll(readEnd).toEqual(confirmed);
});

test.each(['conference_failure', 'conference_type_invalid'] as const)(
  '%s books without a link, and the company is asked to send one',
  async (kind) => {
    const { book, google, readEnd, mailbox } = await startBookingWorld();
    await google.admin.script({ on: 'insert', kind });
    const answer = (await book()).json();
    expect(answer).toMatchObject({ success: true, booking: { meetLinkStatus: 'unavailable' } });
    expect(answer.meetLink).toBeUndefined();
    await expect.poll(readEnd).toEqual({
      ...confirmed,
      bookings: ['confirmed unavailable'],
      chats: ['New consultation', expect.stringContaining('has no video link')],
    });
    const [mail] = (await mailbox.admin.readState()).mails;
    expect(mail?.text).toContain('We will send you one before the call.');
  },
);

test('a token that can’t be revoked does not fail the booking', async () => {
  const { book, google, readEnd } = await startBookingWorld();
  await google.admin.script({ on: 'revoke', kind: 'error', reason: 'backendError' });
  expect((await book()).json().success).toBe(true);
  await expect.poll(readEnd).toEqual({ ...confirmed, revoked: 0 });
});
