import { startGoogle } from '@tt/standins/google';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { skipSleeps } from '../../../test/skip-sleeps.ts';
import type { Calendar } from './calendar.ts';
import { createGoogleCalendar } from './google-calendar.ts';

const timeoutMs = 60_000;
const draft = {
  id: '0190f3b4c5d67e8f9a0b1c2d3e4f5a6b',
  bookingId: 'b1',
  summary: 'Consultation',
  description: 'Details',
  startsAt: new Date('2026-07-01T08:00:00Z'),
  endsAt: new Date('2026-07-01T08:30:00Z'),
  timeZone: 'Asia/Kathmandu',
  guestEmail: 'hello@torquethrust.example',
  wantsConference: true,
};

let google: Awaited<ReturnType<typeof startGoogle>>;
let calendar: Calendar;
let token: string;

beforeAll(async () => {
  google = await startGoogle();
  calendar = createGoogleCalendar({ ...google, clientId: google.clientId });
});
afterAll(() => google.stop());
beforeEach(async () => {
  await google.admin.reset();
  token = await google.admin.issueToken();
});

const insert = () => calendar.insertEvent(token, draft, timeoutMs);

test('an event is inserted and read with its time, its owner and its link', async () => {
  const answer = {
    kind: 'event',
    event: {
      id: draft.id,
      isCancelled: false,
      startsAt: draft.startsAt,
      endsAt: draft.endsAt,
      bookingId: 'b1',
      organizerEmail: 'visitor@example.com',
      conference: { kind: 'ready', link: expect.stringContaining('https://meet.google.com/') },
    },
  };
  expect(await insert()).toEqual(answer);
  expect(await calendar.getEvent(token, draft.id, timeoutMs)).toEqual(answer);
});

const noEffect = { kind: 'failed', hasNoEffect: true };
const unclear = { kind: 'failed', hasNoEffect: false };
const refused = (reason: string) => ({ kind: 'refused', reason });

test.each([
  [{ kind: 'error', reason: 'authError' }, refused('token')],
  [{ kind: 'error', reason: 'insufficientPermissions' }, refused('scope')],
  [{ kind: 'error', reason: 'quotaExceeded' }, refused('quota')],
  [{ kind: 'error', reason: 'calendarUsageLimitsExceeded' }, refused('quota')],
  [{ kind: 'error', reason: 'invalid' }, refused('invalid')],
  [{ kind: 'conference_type_invalid' }, refused('conference_type')],
  [{ kind: 'error', reason: 'rateLimitExceeded' }, noEffect],
  [{ kind: 'error', reason: 'userRateLimitExceeded' }, noEffect],
  [
    { kind: 'error', reason: 'rateLimitExceeded', code: 429, retryAfterSeconds: 9 },
    { ...noEffect, retryAfterMs: 9_000 },
  ],
  [{ kind: 'error', reason: 'backendError' }, unclear],
  [{ kind: 'error', reason: 'backendError', code: 503 }, unclear],
  [{ kind: 'error_after_commit' }, unclear],
  [{ kind: 'connection_reset' }, unclear],
  [{ kind: 'answer_lost' }, unclear],
  [{ kind: 'half_answer' }, unclear],
  [{ kind: 'malformed_json' }, unclear],
  [{ kind: 'lying_answer', about: 'organizer' }, { event: { organizerEmail: undefined } }],
] as const)('an insert that Google answers with %j', async (fault, answer) => {
  await google.admin.script({ on: 'insert', ...fault });
  expect(await insert()).toMatchObject(answer);
});

test.each(['hang', 'hang_after_commit'] as const)('a call ends at its deadline: %s', async (kind) => {
  await google.admin.script({ on: 'insert', kind });
  expect(await calendar.insertEvent(token, draft, 100)).toMatchObject({ ...unclear, reason: 'TimeoutError' });
});

test('a taken ID is a duplicate, and an unknown one is not found', async () => {
  expect(await calendar.getEvent(token, draft.id, timeoutMs)).toEqual(refused('not_found'));
  await insert();
  expect(await insert()).toEqual(refused('duplicate'));
});

test('an event is certainly gone once it was deleted, and not because it is not found', async () => {
  expect(await calendar.deleteEvent(token, draft.id, timeoutMs)).toBe(false);
  await insert();
  await google.admin.script({ on: 'delete', kind: 'error', reason: 'backendError' });
  expect(await calendar.deleteEvent(token, draft.id, timeoutMs)).toBe(false);
  await google.admin.script({ on: 'delete', kind: 'connection_reset' });
  expect(await calendar.deleteEvent(token, draft.id, timeoutMs)).toBe(false);
  expect(await calendar.deleteEvent(token, draft.id, timeoutMs)).toBe(true);
  expect(await calendar.deleteEvent(token, draft.id, timeoutMs)).toBe(true);
});

test('a token is certainly useless once it was revoked, even if it had been before', async () => {
  await google.admin.script({ on: 'revoke', kind: 'error', reason: 'backendError' });
  expect(await calendar.revokeToken(token)).toBe(false);
  await google.admin.script({ on: 'revoke', kind: 'connection_reset' });
  expect(await calendar.revokeToken(token)).toBe(false);
  expect(await calendar.revokeToken(token)).toBe(true);
  expect(await calendar.revokeToken(token)).toBe(true);
});

test.each(['calendar.events', 'calendar.events.owned', 'calendar'])(
  'a token with the scope %s is good',
  async (name) => {
    const scope = `openid https://www.googleapis.com/auth/${name}`;
    expect(await calendar.checkToken(await google.admin.issueToken({ scope }))).toBe('good');
  },
);

test.each([
  ['for another application', { clientId: 'other.apps.example' }, 'invalid'],
  ['that has expired', { expiresInSeconds: -1 }, 'invalid'],
  [
    'for reading alone',
    { scope: 'openid https://www.googleapis.com/auth/calendar.readonly' },
    'scope_missing',
  ],
])('a token %s is not', async (_what, request, verdict) => {
  expect(await calendar.checkToken(await google.admin.issueToken(request))).toBe(verdict);
});

test.each([
  { kind: 'error', reason: 'backendError', code: 503 },
  { kind: 'error', reason: 'rateLimitExceeded', code: 429 },
  { kind: 'half_answer' },
  { kind: 'malformed_json' },
  { kind: 'connection_reset' },
] as const)('about a token Google is asked once more after %j', async (fault) => {
  const pauses = skipSleeps();
  await google.admin.script({ on: 'tokeninfo', ...fault, times: 2 });
  expect(await calendar.checkToken(token)).toBe('unavailable');
  await google.admin.script({ on: 'tokeninfo', ...fault });
  expect(await calendar.checkToken(token)).toBe('good');
  expect(pauses).toEqual([400, 400]);
});

test('concurrent questions about one token are one call, and a later one is asked anew', async () => {
  await Promise.all([calendar.checkToken(token), calendar.checkToken(token)]);
  expect((await google.admin.readState()).requests).toHaveLength(1);
  await calendar.checkToken(token);
  expect((await google.admin.readState()).requests).toHaveLength(2);
});
