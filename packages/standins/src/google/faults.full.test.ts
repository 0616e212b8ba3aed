import { beforeEach, describe, expect, test } from 'vitest';
import { callCalendar, openGoogle, postForm } from '../../test/open-google.ts';
import type { GoogleAdmin } from './google-admin.ts';
import type { CallOperation } from './google-fault.ts';

type Fault = Parameters<GoogleAdmin['script']>[0];

const google = await openGoogle();
const [id, seeded] = ['0190f3b4c5d67e8f9a0b1c2d3e4f5a6b', 'aaaaa'];
const event = {
  id,
  start: { dateTime: '2026-07-01T07:00:00Z' },
  end: { dateTime: '2026-07-01T07:30:00Z' },
  attendees: [{ email: 'ada@example.com' }],
  conferenceData: { createRequest: { requestId: id, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
};
const range = {
  timeMin: '2026-07-01T00:00:00Z',
  timeMax: '2026-07-02T00:00:00Z',
  items: [{ id: 'primary' }],
};

beforeEach(() =>
  google.admin.seedEvent({
    ...{ id: seeded, email: google.company.account },
    ...{ startsAt: '2026-07-03T08:00:00Z', endsAt: '2026-07-03T09:00:00Z' },
  }),
);

function callEvents(method: string, path: string, body?: object, signal?: AbortSignal) {
  const options = { ...(body && { body }), ...(signal && { signal }) };
  return callCalendar(google, method, `calendars/primary/events${path}`, options);
}

const insert = (body: object = event, signal?: AbortSignal) =>
  callEvents('POST', '?conferenceDataVersion=1', body, signal);

function refresh() {
  const { clientId: client_id, clientSecret: client_secret, refreshToken: refresh_token } = google.company;
  const form = { client_id, client_secret, refresh_token };
  return postForm(google.tokenUrl, { grant_type: 'refresh_token', ...form });
}

const calls: Record<CallOperation, () => Promise<{ status: number }>> = {
  insert,
  get: () => callEvents('GET', `/${seeded}`),
  list: () => callEvents('GET', ''),
  patch: () => callEvents('PATCH', `/${seeded}`, { summary: 'Changed' }),
  delete: () => callEvents('DELETE', `/${seeded}`),
  freebusy: () => callCalendar(google, 'POST', 'freeBusy', { body: range }),
  token: refresh,
  revoke: async () => postForm(google.revokeUrl, { token: await google.admin.issueToken() }),
  tokeninfo: async () => fetch(`${google.tokenInfoUrl}?access_token=${await google.admin.issueToken()}`),
};

const listIds = async () =>
  (await google.admin.readState()).events.map((one) => one.id).filter((one) => one !== seeded);

/**
 * The caller's result: a status, or how the response is missing. The test gives up on a silent call once it has
 * arrived.
 */
async function observe(send: (signal: AbortSignal) => Promise<{ status: number }>, isSilent: boolean) {
  const caller = new AbortController();
  const seen = send(caller.signal).then(
    ({ status }) => status,
    (error: Error) => ({ AbortError: 'silence', SyntaxError: 'unreadable' })[error.name] ?? error.message,
  );
  if (isSilent) {
    await expect
      .poll(async () => (await google.admin.readState()).requests)
      .toMatchObject([{ status: 'none' }]);
    caller.abort();
  }
  return seen;
}

test.each(Object.entries(calls))('%s follows its own script and no other', async (on, send) => {
  const operation = on as CallOperation;
  const other = operation === 'get' ? 'insert' : 'get';
  await google.admin.script(
    { on: other, kind: 'error', reason: 'backendError' },
    { on: operation, kind: 'error', reason: 'backendError', code: 503 },
  );
  const before = await google.admin.countStruck();
  expect((await send()).status).toBe(503);
  expect([200, 204]).toContain((await send()).status);
  expect(await google.admin.countStruck()).toBe(before + 1);
});

const error = (reason: string, more: object = {}) => ({ kind: 'error', reason, ...more });

describe('a call', () => {
  test.each<[fault: object, seen: number | string, isStored: boolean]>([
    [error('insufficientPermissions'), 403, false],
    [error('rateLimitExceeded'), 403, false],
    [error('rateLimitExceeded', { code: 429 }), 429, false],
    [error('userRateLimitExceeded'), 403, false],
    [error('quotaExceeded'), 403, false],
    [error('calendarUsageLimitsExceeded'), 403, false],
    [error('authError'), 401, false],
    [error('backendError'), 500, false],
    [{ kind: 'connection_reset' }, 'fetch failed', false],
    [{ kind: 'hang' }, 'silence', false],
    [{ kind: 'answer_lost' }, 'fetch failed', true],
    [{ kind: 'error_after_commit' }, 500, true],
    [{ kind: 'hang_after_commit' }, 'silence', true],
    [{ kind: 'slow', delayMs: 600_000 }, 'silence', true],
    [{ kind: 'slow', delayMs: 20 }, 200, true],
    [{ kind: 'half_answer' }, 'terminated', true],
    [{ kind: 'malformed_json' }, 'unreadable', true],
    [{ kind: 'commit_late', commitAfterMs: 600_000 }, 503, false],
    [{ kind: 'commit_late', commitAfterMs: 600_000, answer: 500 }, 500, false],
    [{ kind: 'commit_late', commitAfterMs: 600_000, answer: 'hang' }, 'silence', false],
    [
      { kind: 'commit_late', commitAfterMs: 20, answerAfterMs: 300, answer: 'connection_reset' },
      'fetch failed',
      true,
    ],
    [{ kind: 'conference_type_invalid' }, 400, false],
    [{ kind: 'guest_quota' }, 403, false],
  ])('with %j is seen as %s, and that its event is stored is %s', async (fault, seen, isStored) => {
    await google.admin.script({ on: 'insert', ...fault } as Fault);
    expect(await observe((signal) => insert(event, signal), seen === 'silence')).toBe(seen);
    expect(await listIds()).toEqual(isStored ? [id] : []);
  });

  test('without a body has no half, so that half an answer is none', async () => {
    await google.admin.script({ on: 'delete', kind: 'half_answer' });
    await expect(calls.delete()).rejects.toThrow('fetch failed');
  });

  test('with a rate limit can say when to come back', async () => {
    await google.admin.script({
      on: 'insert',
      kind: 'error',
      reason: 'rateLimitExceeded',
      retryAfterSeconds: 3,
    });
    const refused = await insert();
    expect([refused.reason, refused.headers.get('retry-after')]).toEqual(['rateLimitExceeded', '3']);
  });

  test.each([
    ['id', { id: expect.not.stringMatching(id) }],
    ['time', { start: { dateTime: '2026-07-02T07:00:00.000Z' } }],
    ['organizer', { organizer: { email: 'stranger@example.com', self: false } }],
    ['status', { status: 'cancelled' }],
  ] as const)(
    'with a lie about the %s has status 200, and the calendar keeps the truth',
    async (about, lie) => {
      await google.admin.script({ on: 'insert', kind: 'lying_answer', about });
      expect(await insert()).toMatchObject({ status: 200, body: lie });
      expect((await callEvents('GET', `/${id}`)).body).toMatchObject({
        id,
        status: 'confirmed',
        organizer: { email: google.company.account, self: true },
        start: { dateTime: '2026-07-01T09:00:00+02:00' },
      });
    },
  );
});

test('a late commit comes after its answer, changes no event that exists by then, and a reset forgets it', async () => {
  const late = { on: 'insert', kind: 'commit_late', commitAfterMs: 100 } as const;
  await google.admin.script(late);
  await insert();
  await google.admin.reset();
  await insert({ ...event, id: 'bbbbb', summary: 'First' });
  await google.admin.script(late, late);
  expect((await insert({ ...event, id: 'bbbbb', summary: 'Second' })).status).toBe(503);
  expect((await insert({ ...event, id: 'ccccc' })).status).toBe(503);
  // Timers of the same length strike in order, so the other two are due by now.
  await expect.poll(listIds).toEqual(['bbbbb', 'ccccc']);
  expect((await callEvents('GET', '/bbbbb')).body).toMatchObject({ summary: 'First' });
});

test('a fault that names an account strikes only calls of that account', async () => {
  const account = 'visitor@example.com';
  const token = await google.admin.issueToken({ email: account });
  const insertAs = (options: object) =>
    callCalendar(google, 'POST', 'calendars/primary/events?conferenceDataVersion=1', {
      body: event,
      ...options,
    });
  await google.admin.script(
    { on: 'insert', kind: 'conference_type_invalid', account },
    { on: 'insert', kind: 'error', reason: 'backendError', account },
  );
  expect((await insertAs({})).status).toBe(200);
  expect((await insertAs({ token })).reason).toBe('backendError');
  expect((await insertAs({ token })).status).toBe(400);
  expect((await insertAs({ token })).status).toBe(200);
});

test('a conference is pending as often as scripted, or fails for good, while its event exists', async () => {
  async function readConference(path: string) {
    const { body } = path ? await callEvents('GET', path) : await insert();
    const { conferenceData, hangoutLink } = body as {
      hangoutLink?: string;
      conferenceData: { createRequest: { status: { statusCode: string } } };
    };
    return [conferenceData.createRequest.status.statusCode, hangoutLink !== undefined];
  }
  await google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 2 });
  expect(await readConference('')).toEqual(['pending', false]);
  expect(await readConference(`/${id}`)).toEqual(['pending', false]);
  expect(await readConference(`/${id}`)).toEqual(['success', true]);
  await google.admin.reset();
  await google.admin.script({ on: 'insert', kind: 'conference_failure' });
  expect(await readConference('')).toEqual(['failure', false]);
  expect(await readConference(`/${id}`)).toEqual(['failure', false]);
});

test('an account without Meet takes the event without a conference, and the spam guard the one without guests', async () => {
  await google.admin.script(
    { on: 'insert', kind: 'conference_type_invalid', times: 'always' },
    { on: 'insert', kind: 'guest_quota', times: 'always' },
  );
  const { conferenceData: _, ...withoutMeet } = event;
  expect(await insert({ ...event, attendees: [] })).toMatchObject({
    body: { error: { message: 'Invalid conference type value.' } },
  });
  expect(await insert(withoutMeet)).toMatchObject({ status: 403, reason: 'quotaExceeded' });
  expect((await insert({ ...withoutMeet, attendees: [] })).status).toBe(200);
});

test('one calendar can fail inside the free/busy answer', async () => {
  await google.admin.script({ on: 'freebusy', kind: 'calendar_error', calendar: 'primary' });
  const ask = async () => (await callCalendar(google, 'POST', 'freeBusy', { body: range })).body;
  const errors = [{ domain: 'global', reason: 'internalError' }];
  expect(await ask()).toMatchObject({ calendars: { primary: { busy: [], errors } } });
  expect(await ask()).toMatchObject({ calendars: { primary: { busy: [] } } });
});

test.each(['invalid_grant', 'invalid_client', 'unauthorized_client'] as const)(
  'the token endpoint can answer %s',
  async (code) => {
    await google.admin.script({ on: 'token', kind: 'oauth_error', error: code });
    expect(await (await refresh()).json()).toMatchObject({ error: code });
    expect((await refresh()).status).toBe(200);
  },
);

test('a bad admin call is answered with 400 and the reason', async () => {
  await expect(google.admin.setAccount({ email: 'not an address' })).rejects.toThrow('answered 400');
});
