import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGoogle } from '../../google.ts';

let google: Awaited<ReturnType<typeof startGoogle>>;
let token: string;

beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.stop());
beforeEach(async () => {
  await google.admin.reset();
  token = await google.admin.issueToken();
});

const id = '0190f3b4c5d67e8f9a0b1c2d3e4f5a6b';
const event = {
  id,
  summary: 'Consultation',
  start: { dateTime: '2026-07-01T07:00:00Z', timeZone: 'UTC' },
  end: { dateTime: '2026-07-01T07:30:00Z', timeZone: 'UTC' },
  attendees: [{ email: 'hello@company.example' }],
  conferenceData: { createRequest: { requestId: id, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
};

function call(method: string, path = '', body?: unknown, timeoutMs = 5000) {
  return fetch(`${google.calendarUrl}/calendars/primary/events${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function insert(
  body: unknown = event,
  query = '?conferenceDataVersion=1&sendUpdates=all',
  timeoutMs?: number,
) {
  return call('POST', query, body, timeoutMs);
}

async function readError(response: Response) {
  const { error } = (await response.json()) as {
    error: { code: number; message: string; errors: { reason: string; domain: string }[]; status: string };
  };
  expect(error.code).toBe(response.status);
  expect(error.status).toMatch(/^[A-Z_]+$/);
  return { code: error.code, message: error.message, reason: error.errors[0]?.reason };
}

async function listEventIds() {
  return (await google.admin.readState()).events.map((stored) => stored.id);
}

describe('insert, get and delete', () => {
  test('an event gets the account as organizer, a Meet link, and times in the offset of the calendar', async () => {
    await google.admin.setAccount({ email: 'ada@example.com', timeZone: 'America/New_York' });
    token = await google.admin.issueToken();
    const created = await (await insert()).json();
    expect(created).toMatchObject({
      kind: 'calendar#event',
      id,
      status: 'confirmed',
      organizer: { email: 'ada@example.com', self: true },
      attendees: [{ email: 'hello@company.example', responseStatus: 'needsAction' }],
      start: { dateTime: '2026-07-01T03:00:00-04:00', timeZone: 'UTC' },
      hangoutLink: expect.stringMatching(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/),
      conferenceData: {
        createRequest: { requestId: id, status: { statusCode: 'success' } },
        entryPoints: [{ entryPointType: 'video' }],
      },
    });
    expect(await (await call('GET', `/${id}`)).json()).toEqual(created);
    expect((await google.admin.readState()).requests).toEqual([
      { operation: 'insert', status: 200, eventId: id, sendUpdates: 'all' },
      { operation: 'get', status: 200, eventId: id },
    ]);
  });

  test('an id is made up when none is given, and no conference without conferenceDataVersion', async () => {
    const { id: _, ...anonymous } = event;
    const created = await (await insert(anonymous, '')).json();
    expect(created).toMatchObject({ id: expect.stringMatching(/^[a-v0-9]{5,}$/) });
    expect(created).not.toHaveProperty('conferenceData');
  });

  test('fields limits the answer', async () => {
    const created = await insert(event, '?conferenceDataVersion=1&fields=id,organizer(email,self)');
    expect(await created.json()).toEqual({ id, organizer: { email: 'visitor@example.com', self: true } });
  });

  test('the same id again is 409, and stays so after the event was deleted', async () => {
    await insert();
    const again = { code: 409, reason: 'duplicate', message: 'The requested identifier already exists.' };
    expect(await readError(await insert())).toEqual(again);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect(await readError(await insert())).toEqual(again);
    expect(await (await call('GET', `/${id}`)).json()).toMatchObject({ id, status: 'cancelled' });
    expect(await readError(await call('DELETE', `/${id}`))).toMatchObject({ code: 410, reason: 'deleted' });
  });

  test('one account does not see the event of another', async () => {
    await insert();
    token = await google.admin.issueToken({ email: 'other@example.com' });
    expect(await readError(await call('GET', `/${id}`))).toMatchObject({ code: 404, reason: 'notFound' });
    expect((await insert()).status).toBe(200);
  });

  test('a seeded tombstone is found and blocks its id', async () => {
    const seeded = { id, startsAt: '2026-07-01T07:00:00Z', endsAt: '2026-07-01T08:00:00Z' };
    await google.admin.seedEvent({ ...seeded, status: 'cancelled' });
    expect(await readError(await insert())).toMatchObject({ code: 409 });
    expect(await (await call('GET', `/${id}`)).json()).toMatchObject({ status: 'cancelled' });
  });

  test.each([
    [{ ...event, id: 'abcd' }, 'invalid', 'Invalid resource id value.'],
    [{ ...event, id: 'ABCDEF' }, 'invalid', 'Invalid resource id value.'],
    [{ ...event, id: 'wxyzw' }, 'invalid', 'Invalid resource id value.'],
    [{ ...event, end: undefined }, 'required', 'Missing end time.'],
    [{ ...event, end: event.start }, 'timeRangeEmpty', 'The specified time range is empty.'],
    [
      {
        ...event,
        conferenceData: { createRequest: { requestId: id, conferenceSolutionKey: { type: 'zoom' } } },
      },
      'invalid',
      'Invalid conference type value.',
    ],
  ])('a bad event is refused (case %#)', async (body, reason, message) => {
    expect(await readError(await insert(body))).toEqual({ code: 400, reason, message });
  });

  test('a body that is not JSON is 400', async () => {
    expect(await readError(await insert('{"id":'))).toMatchObject({ code: 400, reason: 'invalid' });
  });
});

describe('tokens', () => {
  test('an unknown, an expired and an absent token are 401', async () => {
    token = 'ya29.unknown';
    expect(await readError(await insert())).toEqual({
      code: 401,
      reason: 'authError',
      message: 'Invalid Credentials',
    });
    token = await google.admin.issueToken({ expiresInSeconds: -1 });
    expect((await insert()).status).toBe(401);
    expect((await fetch(`${google.calendarUrl}/calendars/primary/events/${id}`)).status).toBe(401);
  });

  test('a token without the calendar scope is 403 insufficientPermissions', async () => {
    token = await google.admin.issueToken({ scope: 'openid', token: 'ya29.canary' });
    expect(token).toBe('ya29.canary');
    expect(await readError(await insert())).toMatchObject({ code: 403, reason: 'insufficientPermissions' });
  });
});

describe('conferences', () => {
  async function readConference(response: Response) {
    const body = (await response.json()) as {
      hangoutLink?: string;
      conferenceData: { createRequest: { status: { statusCode: string } } };
    };
    return [body.conferenceData.createRequest.status.statusCode, body.hangoutLink !== undefined];
  }

  test('pending is said as often as scripted, then the link is there', async () => {
    await google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 2 });
    expect(await readConference(await insert())).toEqual(['pending', false]);
    expect(await readConference(await call('GET', `/${id}`))).toEqual(['pending', false]);
    expect(await readConference(await call('GET', `/${id}`))).toEqual(['success', true]);
  });

  test('failure is said on every read, and the event exists', async () => {
    await google.admin.script({ on: 'insert', kind: 'conference_failure' });
    expect(await readConference(await insert())).toEqual(['failure', false]);
    expect(await readConference(await call('GET', `/${id}`))).toEqual(['failure', false]);
  });

  test('an account without Meet refuses the conference type, and takes the event without', async () => {
    await google.admin.script({ on: 'insert', kind: 'conference_type_invalid', times: 'always' });
    expect(await readError(await insert())).toMatchObject({ message: 'Invalid conference type value.' });
    expect(await listEventIds()).toEqual([]);
    expect((await insert({ ...event, conferenceData: undefined })).status).toBe(200);
  });
});

describe('scripted faults', () => {
  test.each([
    ['insufficientPermissions', 403],
    ['rateLimitExceeded', 403],
    ['userRateLimitExceeded', 403],
    ['quotaExceeded', 403],
    ['calendarUsageLimitsExceeded', 403],
    ['authError', 401],
    ['backendError', 500],
  ] as const)('%s is %i and happens before anything is stored', async (reason, code) => {
    await google.admin.script({ on: 'insert', kind: 'error', reason });
    expect(await readError(await insert())).toMatchObject({ code, reason });
    expect(await listEventIds()).toEqual([]);
    expect((await insert()).status).toBe(200);
  });

  test('rate limits can come as 429 with Retry-After', async () => {
    const fault = { on: 'insert', kind: 'error', reason: 'rateLimitExceeded', code: 429 } as const;
    await google.admin.script({ ...fault, retryAfterSeconds: 3 });
    const refused = await insert();
    expect(refused.headers.get('retry-after')).toBe('3');
    expect(await readError(refused)).toMatchObject({ code: 429, reason: 'rateLimitExceeded' });
  });

  test('500 after the commit leaves the event in the calendar', async () => {
    await google.admin.script({ on: 'insert', kind: 'error_after_commit' });
    expect((await insert()).status).toBe(500);
    expect(await listEventIds()).toEqual([id]);
  });

  test('malformed JSON has status 200 and cannot be read', async () => {
    await google.admin.script({ on: 'insert', kind: 'malformed_json' });
    const response = await insert();
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
    expect(await listEventIds()).toEqual([id]);
  });

  test.each([
    ['hang', [], 'timeout'],
    ['hang_after_commit', [id], 'timeout'],
    ['connection_reset', [], 'fetch failed'],
    ['answer_lost', [id], 'fetch failed'],
  ] as const)('%s leaves %j in the calendar and no answer', async (kind, stored, message) => {
    await google.admin.script({ on: 'insert', kind });
    await expect(insert(event, undefined, 300)).rejects.toThrow(message);
    const state = await google.admin.readState();
    expect(state.events.map((one) => one.id)).toEqual(stored);
    expect(state.requests).toMatchObject([{ operation: 'insert', status: 'none' }]);
  });

  test('a fault on get does not touch insert', async () => {
    await google.admin.script({ on: 'get', kind: 'error', reason: 'backendError', code: 503 });
    expect((await insert()).status).toBe(200);
    expect((await call('GET', `/${id}`)).status).toBe(503);
    expect((await call('GET', `/${id}`)).status).toBe(200);
  });
});
