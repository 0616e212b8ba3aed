import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildCompanyDraft,
  connectCompanyCalendar,
  useCompanyCalendar,
} from '../../../test/calendar/connect-company-calendar.ts';

const shared = useCompanyCalendar();

const limits = { timeoutMs: 60_000 };
const draft = buildCompanyDraft();
const { id } = draft;
const times = { startsAt: new Date('2026-07-02T10:00:00Z'), endsAt: new Date('2026-07-02T10:30:00Z') };

async function listRequests(operation: string) {
  const { requests } = await shared.google.admin.readState();
  return requests.filter((request) => request.operation === operation);
}

/** All calls, for behavior that they have in common. The event exists. */
const calls = {
  freebusy: () => shared.calendar.freeBusy(['primary'], draft.startsAt, draft.endsAt, limits),
  get: () => shared.calendar.get(id, limits),
  insert: () => shared.calendar.insert({ ...draft, id: 'fffff' }, limits),
  patch: async () => shared.calendar.patchTimes({ id, etag: '*', ...times }, limits),
  delete: async () => shared.calendar.remove({ id, etag: '*' }, limits),
  list: () => shared.calendar.list('site', draft.startsAt, limits),
};
const operations = Object.keys(calls) as (keyof typeof calls)[];

describe.each(operations)('every answer to %s', (on) => {
  beforeEach(() => shared.calendar.insert(draft, limits));

  test('401 once: a new token helps', async () => {
    await shared.google.admin.script({ on, kind: 'error', reason: 'authError' });
    expect(await calls[on]()).not.toHaveProperty('detail');
    expect(await listRequests('token')).toHaveLength(2);
  });

  test('401 twice: broken, and no third attempt', async () => {
    await shared.google.admin.script({ on, kind: 'error', reason: 'authError', times: 'always' });
    expect(await calls[on]()).toMatchObject({ kind: 'broken', reason: 'token_rejected' });
    expect((await listRequests(on)).filter(({ status }) => status === 401)).toHaveLength(2);
  });

  test('401 because the consent ended: broken for that reason', async () => {
    await shared.google.admin.expireRefreshToken();
    expect(await calls[on]()).toMatchObject({ kind: 'broken', reason: 'invalid_grant' });
  });

  test('403 about one event is no fault of the connection', async () => {
    await shared.google.admin.script({ on, kind: 'error', reason: 'forbiddenForNonOrganizer' });
    const isAboutEvent = ['get', 'patch', 'delete'].includes(on);
    expect(await calls[on]()).toMatchObject({ kind: isAboutEvent ? 'invalid' : 'broken' });
  });

  test('403 for a right: broken', async () => {
    await shared.google.admin.script({ on, kind: 'error', reason: 'insufficientPermissions' });
    expect(await calls[on]()).toMatchObject({ kind: 'broken', reason: 'scope' });
  });

  test.each([
    [{ kind: 'error', reason: 'rateLimitExceeded' }, undefined],
    [{ kind: 'error', reason: 'userRateLimitExceeded' }, undefined],
    [{ kind: 'error', reason: 'rateLimitExceeded', code: 429, retryAfterSeconds: 9 }, 9000],
    [{ kind: 'error', reason: 'backendError' }, undefined],
    [{ kind: 'error', reason: 'backendError', code: 503, retryAfterSeconds: 3 }, 3000],
    [{ kind: 'error_after_commit' }, undefined],
    [{ kind: 'connection_reset' }, undefined],
    [{ kind: 'answer_lost' }, undefined],
    [{ kind: 'half_answer' }, undefined],
  ] as const)('%j: a retry may succeed', async (fault, retryAfterMs) => {
    await shared.google.admin.script({ on, ...fault });
    expect(await calls[on]()).toEqual({ kind: 'transient', detail: expect.any(String), retryAfterMs });
  });
});

test('a calendar that is gone breaks insert and list, and looks like a missing event to the others', async () => {
  const calendarId = 'team@group.calendar.example';
  await shared.google.admin.addCalendar({ id: calendarId, email: shared.google.company.account });
  shared.calendar = connectCompanyCalendar(shared.google, { calendarId });
  expect(await shared.calendar.insert(draft, limits)).toMatchObject({ kind: 'event' });
  await shared.google.admin.removeCalendar(calendarId);
  const gone = { kind: 'broken', reason: 'calendar_gone' };
  expect(await shared.calendar.insert(draft, limits)).toMatchObject(gone);
  expect(await shared.calendar.list('site', draft.startsAt, limits)).toMatchObject(gone);
  expect(await shared.calendar.get(id, limits)).toEqual({ kind: 'not_found' });
});

test.each(['hang', 'hang_after_commit'] as const)('a call ends at its deadline: %s', async (kind) => {
  await shared.calendar.insert(draft, limits);
  await shared.google.admin.script({ on: 'get', kind });
  expect(await shared.calendar.get(id, { timeoutMs: 200 })).toMatchObject({
    kind: 'transient',
    detail: 'TimeoutError',
  });
});

test('waiting for a token counts against the deadline, and others still get that token', async () => {
  await shared.google.admin.script({ on: 'token', kind: 'slow', delayMs: 5_000 });
  const patient = shared.calendar.get(id, { timeoutMs: 60_000 });
  expect(await shared.calendar.get(id, { timeoutMs: 100 })).toMatchObject({ detail: 'TimeoutError' });
  expect(await listRequests('token')).toMatchObject([{ status: 'none' }]);
  expect(await patient).toEqual({ kind: 'not_found' });
  expect(await listRequests('token')).toMatchObject([{ status: 200 }]);
});

test('a caller can give up', async () => {
  const signal = AbortSignal.abort();
  expect(await shared.calendar.get(id, { ...limits, signal })).toMatchObject({
    kind: 'transient',
    detail: 'AbortError',
  });
  expect(await listRequests('get')).toEqual([]);
});
