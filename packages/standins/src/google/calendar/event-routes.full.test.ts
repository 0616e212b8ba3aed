import { beforeEach, expect, test } from 'vitest';
import { callCalendar, type GoogleAnswer, openGoogle } from '../../../test/open-google.ts';

const google = await openGoogle();
const id = '0190f3b4c5d67e8f9a0b1c2d3e4f5a6b';
const guests = [{ email: 'ada@example.com', responseStatus: 'accepted' }, { email: 'bob@example.com' }];
const event = {
  id,
  summary: 'Consultation',
  start: { dateTime: '2026-07-01T07:00:00Z', timeZone: 'UTC' },
  end: { dateTime: '2026-07-01T07:30:00Z' },
  attendees: guests,
  extendedProperties: { private: { bookingId: 'b1', app: 'site' } },
  conferenceData: { createRequest: { requestId: id, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
};
const moved = { start: { dateTime: '2026-07-02T10:00:00Z' }, end: { dateTime: '2026-07-02T10:30:00Z' } };

type Resource = {
  etag: string;
  sequence: number;
  status: string;
  start: { dateTime: string };
  hangoutLink: string;
  attendees?: { email: string; responseStatus: string }[];
};
type Options = Parameters<typeof callCalendar>[3] & { calendar?: string };

let token: string;

beforeEach(async () => {
  token = await google.admin.issueToken({ email: google.company.account, scope: google.company.scope });
});

function call(method: string, path = '', options: Options = {}): Promise<GoogleAnswer<Resource>> {
  const { calendar = 'primary', ...rest } = options;
  const url = `calendars/${encodeURIComponent(calendar)}/events${path}`;
  return callCalendar(google, method, url, { token, ...rest });
}

const insert = (body: unknown = event, query = '?conferenceDataVersion=1&sendUpdates=none') =>
  call('POST', query, { body });
const patch = (body: unknown, query = '', ifMatch?: string) =>
  call('PATCH', `/${id}${query}`, { body, ...(ifMatch && { ifMatch }) });
const get = async () => (await call('GET', `/${id}`)).body;

test('insert: an event has its account, a Meet link, times in the offset of the calendar, guests and their answers', async () => {
  await google.admin.setAccount({ email: 'ada@example.com', timeZone: 'America/New_York' });
  token = await google.admin.issueToken();
  const { body: created } = await insert();
  expect(created).toMatchObject({
    kind: 'calendar#event',
    id,
    status: 'confirmed',
    organizer: { email: 'ada@example.com', self: true },
    attendees: [guests[0], { ...guests[1], responseStatus: 'needsAction' }],
    start: { dateTime: '2026-07-01T03:00:00-04:00', timeZone: 'UTC' },
    end: { dateTime: '2026-07-01T03:30:00-04:00', timeZone: 'America/New_York' },
    hangoutLink: expect.stringMatching(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/),
    conferenceData: {
      createRequest: { requestId: id, status: { statusCode: 'success' } },
      entryPoints: [{ entryPointType: 'video' }],
    },
  });
  expect(await get()).toEqual(created);
  expect(await google.admin.readState()).toMatchObject({
    events: [{ sendUpdates: 'none' }],
    requests: [
      { operation: 'insert', status: 200, eventId: id, sendUpdates: 'none' },
      { operation: 'get', status: 200, eventId: id },
    ],
  });
});

test('insert: without an ID one is made up, without conferenceDataVersion there is no link, and fields limits the answer', async () => {
  const { body } = await insert({ ...event, id: undefined }, '');
  expect(body).toMatchObject({ id: expect.stringMatching(/^[a-v0-9]{5,}$/) });
  expect(body).not.toHaveProperty('conferenceData');
  const fields = 'id,absent,organizer(email,self),start/timeZone,attendees/email,start/dateTime';
  const limited = await insert({ ...event, attendees: [{ email: 'ada@example.com' }] }, `?fields=${fields}`);
  expect(limited.body).toEqual({
    id,
    organizer: { email: google.company.account, self: true },
    start: { dateTime: '2026-07-01T09:00:00+02:00', timeZone: 'UTC' },
    attendees: [{ email: 'ada@example.com' }],
  });
});

test('insert: an ID is taken for as long as its calendar exists, deleted or not, and only there', async () => {
  const seeded = { id, startsAt: '2026-07-01T07:00:00Z', endsAt: '2026-07-01T08:00:00Z' };
  await google.admin.seedEvent({ ...seeded, status: 'cancelled', email: google.company.account });
  expect(await insert()).toMatchObject({ status: 409, reason: 'duplicate' });
  expect(await get()).toMatchObject({ status: 'cancelled' });
  token = await google.admin.issueToken({ email: 'other@example.com' });
  expect(await call('GET', `/${id}`)).toMatchObject({ status: 404, reason: 'notFound' });
  expect(await insert()).toMatchObject({ status: 200 });
  expect(await insert()).toMatchObject({
    status: 409,
    body: { error: { message: 'The requested identifier already exists.', status: 'ALREADY_EXISTS' } },
  });
});

const otherConference = { createRequest: { requestId: id, conferenceSolutionKey: { type: 'zoom' } } };

test.each([
  [{ ...event, attendees: [{ email: 'a..b@example.com' }] }, 'invalid', 'Invalid attendee email.'],
  [{ ...event, id: 'abcd' }, 'invalid', 'Invalid resource id value.'],
  [{ ...event, id: 'ABCDEF' }, 'invalid', 'Invalid resource id value.'],
  [{ ...event, id: 'wxyzw' }, 'invalid', 'Invalid resource id value.'],
  [{ ...event, end: undefined }, 'required', 'Missing end time.'],
  [{ ...event, end: event.start }, 'timeRangeEmpty', 'The specified time range is empty.'],
  [{ ...event, conferenceData: otherConference }, 'invalid', 'Invalid conference type value.'],
  ['{"id":', 'invalid', expect.any(String)],
])('insert: a bad event is refused (case %#)', async (body, reason, message) => {
  expect(await insert(body)).toMatchObject({ status: 400, reason, body: { error: { code: 400, message } } });
});

test('patch: a move keeps ID, link, guests and properties, and raises etag and sequence', async () => {
  const { body: before } = await insert();
  const after = await patch(moved, '?conferenceDataVersion=1&sendUpdates=none', before.etag);
  expect(after).toMatchObject({ status: 200 });
  expect(after.body).toEqual({
    ...before,
    start: { dateTime: '2026-07-02T12:00:00+02:00', timeZone: 'UTC' },
    end: { dateTime: '2026-07-02T12:30:00+02:00', timeZone: 'Europe/Warsaw' },
    etag: expect.not.stringMatching(before.etag),
    sequence: before.sequence + 1,
    updated: expect.any(String),
  });
  expect(await get()).toEqual(after.body);
  const asked = { operation: 'patch', status: 200, eventId: id, sendUpdates: 'none', ifMatch: before.etag };
  expect((await google.admin.readState()).requests).toContainEqual(asked);
});

test('patch: arrays are replaced whole, objects are merged, null removes, and only times raise the sequence', async () => {
  const { body: before } = await insert();
  await patch({
    summary: 'Renamed',
    attendees: [{ email: 'eve@example.com' }],
    extendedProperties: { private: { more: 'x' } },
    conferenceData: null,
  });
  const after = await get();
  expect(after).toMatchObject({
    summary: 'Renamed',
    sequence: before.sequence,
    attendees: [{ email: 'eve@example.com', responseStatus: 'needsAction' }],
    extendedProperties: { private: { bookingId: 'b1', app: 'site', more: 'x' } },
    // A conference changes only with conferenceDataVersion.
    hangoutLink: before.hangoutLink,
  });
  expect(after.etag).not.toBe(before.etag);
  await patch({ attendees: null, conferenceData: null }, '?conferenceDataVersion=1');
  expect(await get()).not.toHaveProperty('attendees');
  expect(await get()).not.toHaveProperty('hangoutLink');
});

test('patch: an old etag, an empty range and an unknown event are refused and change nothing', async () => {
  const { body } = await insert();
  await google.admin.editByHand(id, { summary: 'Mine' });
  const before = await get();
  const outdated = { status: 412, reason: 'conditionNotMet' };
  expect(await patch(moved, '', body.etag)).toMatchObject(outdated);
  expect(await call('DELETE', `/${id}`, { ifMatch: body.etag })).toMatchObject(outdated);
  expect(await patch({ end: event.start })).toMatchObject({ status: 400, reason: 'timeRangeEmpty' });
  expect(await call('PATCH', '/abcde', { body: moved })).toMatchObject({ status: 404, reason: 'notFound' });
  expect(await get()).toEqual(before);
});

test('delete: leaves a tombstone, which is 410 again and which only a confirmed patch revives', async () => {
  const { body: before } = await insert();
  expect((await call('DELETE', `/${id}`, { ifMatch: before.etag })).status).toBe(204);
  const tombstone = await get();
  expect(tombstone).toMatchObject({ status: 'cancelled', sequence: before.sequence + 1 });
  expect(tombstone.start.dateTime).toBe(before.start.dateTime);
  expect(tombstone.etag).not.toBe(before.etag);
  expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 410, reason: 'deleted' });
  await patch(moved);
  const { etag, status } = await get();
  expect(status).toBe('cancelled');
  await patch({ ...moved, status: 'confirmed' }, '', etag);
  expect(await get()).toMatchObject({ status: 'confirmed', hangoutLink: before.hangoutLink });
});

test('by hand: the owner moves, deletes and restores, and a guest answers', async () => {
  const { body: before } = await insert();
  await google.admin.editByHand(id, { responses: { 'ada@example.com': 'declined' } });
  const answered = await get();
  expect(answered.attendees?.map(({ responseStatus }) => responseStatus)).toEqual([
    'declined',
    'needsAction',
  ]);
  expect(answered.etag).not.toBe(before.etag);
  expect(answered.sequence).toBe(before.sequence);
  const times = { startsAt: '2026-07-03T09:00:00Z', endsAt: '2026-07-03T10:00:00Z' };
  await google.admin.editByHand(id, times);
  expect(await get()).toMatchObject({
    start: { dateTime: '2026-07-03T11:00:00+02:00' },
    sequence: before.sequence + 1,
    hangoutLink: before.hangoutLink,
  });
  await google.admin.deleteByHand(id);
  expect((await get()).status).toBe('cancelled');
  await google.admin.restoreByHand(id);
  expect((await get()).status).toBe('confirmed');
  await google.admin.deleteByHand(id, { leavesTombstone: false });
  expect((await call('GET', `/${id}`)).status).toBe(404);
  await expect(google.admin.deleteByHand(id)).rejects.toThrow('answered 404');
});

test('a secondary calendar is the owner’s alone, and 404 once it was removed', async () => {
  const calendar = 'team@group.calendar.example';
  await google.admin.addCalendar({ id: calendar, email: google.company.account });
  expect((await call('POST', '', { body: event, calendar })).status).toBe(200);
  expect((await call('GET', `/${id}`, { calendar })).status).toBe(200);
  const stranger = await google.admin.issueToken();
  expect((await call('GET', `/${id}`, { calendar, token: stranger })).status).toBe(404);
  await google.admin.removeCalendar(calendar);
  expect(await call('POST', '', { body: event, calendar })).toMatchObject({
    status: 404,
    reason: 'notFound',
  });
});

test('a token that is unknown or expired is 401, and one of another scope 403', async () => {
  const expired = await google.admin.issueToken({ expiresInSeconds: -1 });
  for (const dead of ['ya29.unknown', expired]) {
    expect(await call('GET', `/${id}`, { token: dead })).toMatchObject({ status: 401, reason: 'authError' });
  }
  const freeBusy = 'https://www.googleapis.com/auth/calendar.freebusy';
  const canary = await google.admin.issueToken({ scope: freeBusy, token: 'ya29.canary' });
  expect(canary).toBe('ya29.canary');
  const calls = [
    ['GET', '', undefined],
    ['POST', '', event],
    ['GET', `/${id}`, undefined],
    ['PATCH', `/${id}`, moved],
    ['DELETE', `/${id}`, undefined],
  ] as const;
  for (const [method, path, body] of calls) {
    expect(await call(method, path, { body, token: canary })).toMatchObject({
      status: 403,
      reason: 'insufficientPermissions',
    });
  }
  // What visitors grant opens events.
  const visitor = await google.admin.issueToken({ email: google.company.account });
  expect((await call('POST', '', { body: event, token: visitor })).status).toBe(200);
});
