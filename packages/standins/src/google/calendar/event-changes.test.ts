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
  token = await google.admin.issueToken({ email: google.company.account, scope: google.company.scope });
  await call('POST', '?conferenceDataVersion=1&sendUpdates=none', { body: event });
});

const id = '0190f3b4c5d67e8f9a0b1c2d3e4f5a6b';
const guests = [{ email: 'ada@example.com', responseStatus: 'accepted' }, { email: 'bob@example.com' }];
const event = {
  id,
  summary: 'Consultation',
  start: { dateTime: '2026-07-01T07:00:00Z' },
  end: { dateTime: '2026-07-01T07:30:00Z' },
  attendees: guests,
  extendedProperties: { private: { bookingId: 'b1', app: 'site' } },
  conferenceData: { createRequest: { requestId: id, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
};
const moved = {
  start: { dateTime: '2026-07-02T10:00:00Z' },
  end: { dateTime: '2026-07-02T10:30:00Z' },
};

type Options = { body?: object; ifMatch?: string; calendar?: string; timeoutMs?: number };

function call(method: string, path: string, options: Options = {}) {
  const { body, ifMatch, calendar = 'primary', timeoutMs = 5000 } = options;
  return fetch(`${google.calendarUrl}/calendars/${encodeURIComponent(calendar)}/events${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(ifMatch && { 'if-match': ifMatch }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

type Resource = {
  etag: string;
  sequence: number;
  status: string;
  start: { dateTime: string };
  hangoutLink: string;
  summary: string;
  attendees?: { email: string; responseStatus: string }[];
};

async function get(): Promise<Resource> {
  return (await call('GET', `/${id}`)).json() as Promise<Resource>;
}

async function readReason(response: Response) {
  const { error } = (await response.json()) as { error: { errors: { reason: string }[] } };
  return [response.status, error.errors[0]?.reason];
}

describe('patch', () => {
  test('a move keeps ID, link, guests and properties, and raises etag and sequence', async () => {
    const before = await get();
    const response = await call('PATCH', `/${id}?conferenceDataVersion=1&sendUpdates=none`, {
      body: moved,
      ifMatch: before.etag,
    });
    expect(response.status).toBe(200);
    const after = (await response.json()) as Resource;
    expect(after).toEqual({
      ...before,
      start: { dateTime: '2026-07-02T12:00:00+02:00', timeZone: 'Europe/Warsaw' },
      end: { dateTime: '2026-07-02T12:30:00+02:00', timeZone: 'Europe/Warsaw' },
      etag: expect.not.stringMatching(before.etag),
      sequence: before.sequence + 1,
      updated: expect.any(String),
    });
    expect(after.hangoutLink).toMatch(/^https:\/\/meet/);
    expect(await get()).toEqual(after);
    expect((await google.admin.readState()).requests).toContainEqual({
      operation: 'patch',
      status: 200,
      eventId: id,
      sendUpdates: 'none',
      ifMatch: before.etag,
    });
  });

  test('an etag that is old is 412 and changes nothing', async () => {
    const { etag } = await get();
    await google.admin.editByHand(id, { summary: 'Mine' });
    const before = await get();
    const refused = await call('PATCH', `/${id}`, { body: moved, ifMatch: etag });
    expect(await readReason(refused)).toEqual([412, 'conditionNotMet']);
    expect(await readReason(await call('DELETE', `/${id}`, { ifMatch: etag }))).toEqual([
      412,
      'conditionNotMet',
    ]);
    expect(await get()).toEqual(before);
  });

  test('a new title raises the etag alone', async () => {
    const before = await get();
    await call('PATCH', `/${id}`, { body: { summary: 'Renamed' } });
    const after = await get();
    expect(after).toMatchObject({ summary: 'Renamed', sequence: before.sequence });
    expect(after.etag).not.toBe(before.etag);
  });

  test('arrays are replaced whole, objects are merged, and null removes', async () => {
    const extendedProperties = { private: { more: 'x' } };
    await call('PATCH', `/${id}`, {
      body: { attendees: [{ email: 'eve@example.com' }], extendedProperties },
    });
    expect(await get()).toMatchObject({
      attendees: [{ email: 'eve@example.com', responseStatus: 'needsAction' }],
      extendedProperties: { private: { bookingId: 'b1', app: 'site', more: 'x' } },
    });
    await call('PATCH', `/${id}`, { body: { attendees: null } });
    expect(await get()).not.toHaveProperty('attendees');
  });

  test('a conference changes only with conferenceDataVersion', async () => {
    await call('PATCH', `/${id}`, { body: { conferenceData: null } });
    expect((await get()).hangoutLink).toMatch(/^https/);
    await call('PATCH', `/${id}?conferenceDataVersion=1`, { body: { conferenceData: null } });
    expect(await get()).not.toHaveProperty('hangoutLink');
  });

  test('an empty time range and an unknown event are refused', async () => {
    const empty = await call('PATCH', `/${id}`, { body: { end: event.start } });
    expect(await readReason(empty)).toEqual([400, 'timeRangeEmpty']);
    expect(await readReason(await call('PATCH', '/abcde', { body: moved }))).toEqual([404, 'notFound']);
  });
});

describe('delete', () => {
  test('leaves a tombstone with its details, raises etag and sequence, and is 410 again', async () => {
    const before = await get();
    const response = await call('DELETE', `/${id}?sendUpdates=none`, { ifMatch: before.etag });
    expect(response.status).toBe(204);
    const after = await get();
    expect(after).toMatchObject({ status: 'cancelled', start: before.start, sequence: before.sequence + 1 });
    expect(after.etag).not.toBe(before.etag);
    expect(await readReason(await call('DELETE', `/${id}`, { ifMatch: before.etag }))).toEqual([
      410,
      'deleted',
    ]);
  });

  test('a patch revives the event with its link only if it says confirmed', async () => {
    const { hangoutLink } = await get();
    await call('DELETE', `/${id}`);
    await call('PATCH', `/${id}`, { body: moved });
    expect((await get()).status).toBe('cancelled');
    const { etag } = await get();
    await call('PATCH', `/${id}`, { body: { ...moved, status: 'confirmed' }, ifMatch: etag });
    expect(await get()).toMatchObject({ status: 'confirmed', hangoutLink });
  });
});

describe('guests', () => {
  test('are stored with their answers, and how they are told is recorded', async () => {
    expect((await get()).attendees).toEqual([guests[0], { ...guests[1], responseStatus: 'needsAction' }]);
    expect((await google.admin.readState()).events).toMatchObject([{ sendUpdates: 'none' }]);
  });

  test('the spam guard refuses an event with guests and takes it without them', async () => {
    await google.admin.script({ on: 'insert', kind: 'guest_quota', times: 'always' });
    const other = { ...event, id: 'abcdef' };
    expect(await readReason(await call('POST', '', { body: other }))).toEqual([403, 'quotaExceeded']);
    expect((await call('POST', '', { body: { ...other, attendees: [] } })).status).toBe(200);
  });
});

describe('by hand', () => {
  test('an edit moves the event and raises etag and sequence', async () => {
    const before = await get();
    const times = { startsAt: '2026-07-03T09:00:00Z', endsAt: '2026-07-03T10:00:00Z' };
    await google.admin.editByHand(id, times);
    const after = await get();
    expect(after.start.dateTime).toBe('2026-07-03T11:00:00+02:00');
    expect(after.sequence).toBe(before.sequence + 1);
    expect(after.hangoutLink).toBe(before.hangoutLink);
  });

  test('a guest’s answer raises the etag alone', async () => {
    const before = await get();
    await google.admin.editByHand(id, { responses: { 'ada@example.com': 'declined' } });
    const after = await get();
    expect(after.attendees?.map(({ responseStatus }) => responseStatus)).toEqual(['declined', 'needsAction']);
    expect(after.etag).not.toBe(before.etag);
    expect(after.sequence).toBe(before.sequence);
  });

  test('a deletion leaves a tombstone, can be taken back, and can leave nothing', async () => {
    await google.admin.deleteByHand(id);
    expect((await get()).status).toBe('cancelled');
    await google.admin.restoreByHand(id);
    expect((await get()).status).toBe('confirmed');
    await google.admin.deleteByHand(id, { leavesTombstone: false });
    expect((await call('GET', `/${id}`)).status).toBe(404);
    await expect(google.admin.deleteByHand(id)).rejects.toThrow('answered 404');
  });
});

test('a secondary calendar is the owner’s alone, and 404 once it was removed', async () => {
  const calendar = 'team@group.calendar.example';
  await google.admin.addCalendar({ id: calendar, email: google.company.account });
  expect((await call('POST', '', { body: event, calendar })).status).toBe(200);
  expect((await call('GET', `/${id}`, { calendar: google.company.account })).status).toBe(200);
  const owners = token;
  token = await google.admin.issueToken();
  expect((await call('GET', `/${id}`, { calendar })).status).toBe(404);
  token = owners;
  await google.admin.removeCalendar(calendar);
  expect(await readReason(await call('POST', '', { body: event, calendar }))).toEqual([404, 'notFound']);
});

describe('scopes', () => {
  test('calendar.freebusy does not open events', async () => {
    token = await google.admin.issueToken({ scope: 'https://www.googleapis.com/auth/calendar.freebusy' });
    for (const [method, path] of [
      ['GET', `/${id}`],
      ['GET', ''],
      ['DELETE', `/${id}`],
    ] as const) {
      expect(await readReason(await call(method, path))).toEqual([403, 'insufficientPermissions']);
    }
    for (const [method, path] of [
      ['POST', ''],
      ['PATCH', `/${id}`],
    ] as const) {
      const refused = await call(method, path, { body: event });
      expect(await readReason(refused)).toEqual([403, 'insufficientPermissions']);
    }
  });

  test('calendar.events, which visitors grant, opens events', async () => {
    token = await google.admin.issueToken({ email: google.company.account });
    expect((await call('GET', `/${id}`)).status).toBe(200);
  });
});
