import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
});

function ask(query: Record<string, string> | [string, string][] = {}) {
  return fetch(`${google.calendarUrl}/calendars/primary/events?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

type Page = { items: { id: string; status: string }[]; nextPageToken?: string };

async function list(query: Record<string, string> | [string, string][] = {}): Promise<Page> {
  const response = await ask(query);
  expect(response.status).toBe(200);
  return response.json() as Promise<Page>;
}

const toIds = ({ items }: Page) => items.map(({ id }) => id);

async function insert(id: string, day: string, properties: Record<string, string>) {
  await fetch(`${google.calendarUrl}/calendars/primary/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      id,
      start: { dateTime: `2026-07-${day}T08:00:00Z` },
      end: { dateTime: `2026-07-${day}T09:00:00Z` },
      extendedProperties: { private: properties },
    }),
  });
}

test('private properties filter, all of them at once', async () => {
  await insert('aaaaa', '01', { app: 'site', bookingId: 'b=1' });
  await insert('bbbbb', '02', { app: 'site', bookingId: 'b2' });
  await insert('ccccc', '03', { app: 'other' });
  await google.admin.seedBusy({ startsAt: '2026-07-01T08:00:00Z', endsAt: '2026-07-01T09:00:00Z' });
  expect((await list()).items).toHaveLength(4);
  expect(toIds(await list({ privateExtendedProperty: 'app=site' }))).toEqual(['aaaaa', 'bbbbb']);
  const both: [string, string][] = [
    ['privateExtendedProperty', 'app=site'],
    ['privateExtendedProperty', 'bookingId=b=1'],
  ];
  expect(toIds(await list(both))).toEqual(['aaaaa']);
});

test('deleted events are shown only on request', async () => {
  await insert('aaaaa', '01', {});
  await google.admin.deleteByHand('aaaaa');
  expect(toIds(await list())).toEqual([]);
  expect((await list({ showDeleted: 'true' })).items).toMatchObject([{ id: 'aaaaa', status: 'cancelled' }]);
});

test('timeMin bounds the end of an event, and timeMax its start', async () => {
  await insert('aaaaa', '01', {});
  await insert('bbbbb', '02', {});
  expect(toIds(await list({ timeMin: '2026-07-01T08:59:00Z' }))).toEqual(['aaaaa', 'bbbbb']);
  expect(toIds(await list({ timeMin: '2026-07-01T09:00:00Z' }))).toEqual(['bbbbb']);
  expect(toIds(await list({ timeMax: '2026-07-02T08:00:00Z' }))).toEqual(['aaaaa']);
});

test('long lists come in pages, and only the last one has no token', async () => {
  await insert('aaaaa', '01', {});
  await insert('bbbbb', '02', {});
  await insert('ccccc', '03', {});
  await google.admin.setRules({ listPageSize: 2 });
  const first = await list({ maxResults: '250' });
  expect(toIds(first)).toEqual(['aaaaa', 'bbbbb']);
  const last = await list({ pageToken: first.nextPageToken ?? '' });
  expect(toIds(last)).toEqual(['ccccc']);
  expect(last).not.toHaveProperty('nextPageToken');
  expect((await ask({ pageToken: 'nonsense' })).status).toBe(400);
});

test('fields must name the page token, or it is not there', async () => {
  await insert('aaaaa', '01', { app: 'site', secret: 'x' });
  await insert('bbbbb', '02', {});
  await google.admin.setRules({ listPageSize: 1 });
  const page = await list({ fields: 'items(id,extendedProperties/private)' });
  expect(page).toEqual({
    items: [{ id: 'aaaaa', extendedProperties: { private: { app: 'site', secret: 'x' } } }],
  });
});

test('a sync token cannot be combined with filters', async () => {
  expect((await ask({ syncToken: 's', privateExtendedProperty: 'app=site' })).status).toBe(400);
  expect((await ask({ timeMin: 'today' })).status).toBe(400);
});
