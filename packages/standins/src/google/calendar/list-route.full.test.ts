import { beforeEach, expect, test } from 'vitest';
import { callCalendar, openGoogle } from '../../../test/open-google.ts';

const google = await openGoogle();

type Page = { items: { id: string; status: string }[]; nextPageToken?: string };
type Query = Record<string, string> | [string, string][];

const ask = (query: Query) =>
  callCalendar<Page>(google, 'GET', `calendars/primary/events?${new URLSearchParams(query)}`);
const list = async (query: Query = {}) => (await ask(query)).body;
const listIds = async (query: Query = {}) => (await list(query)).items.map(({ id }) => id);

async function insert(id: string, day: string, properties: Record<string, string>) {
  const start = { dateTime: `2026-07-${day}T08:00:00Z` };
  const end = { dateTime: `2026-07-${day}T09:00:00Z` };
  const body = { id, start, end, extendedProperties: { private: properties } };
  await callCalendar(google, 'POST', 'calendars/primary/events', { body });
}

beforeEach(async () => {
  await insert('aaaaa', '01', { app: 'site', bookingId: 'b=1' });
  await insert('bbbbb', '02', { app: 'site', bookingId: 'b2' });
  await insert('ccccc', '03', { app: 'other' });
});

test('private properties filter together, timeMin bounds the end of an event, and timeMax its start', async () => {
  expect(await listIds({ privateExtendedProperty: 'app=site' })).toEqual(['aaaaa', 'bbbbb']);
  const both: Query = [
    ['privateExtendedProperty', 'app=site'],
    ['privateExtendedProperty', 'bookingId=b=1'],
  ];
  expect(await listIds(both)).toEqual(['aaaaa']);
  expect(await listIds({ timeMin: '2026-07-01T08:59:00Z' })).toEqual(['aaaaa', 'bbbbb', 'ccccc']);
  expect(await listIds({ timeMin: '2026-07-01T09:00:00Z' })).toEqual(['bbbbb', 'ccccc']);
  expect(await listIds({ timeMax: '2026-07-02T08:00:00Z' })).toEqual(['aaaaa']);
  expect((await ask({ timeMin: 'today' })).status).toBe(400);
  expect((await ask({ syncToken: 's', privateExtendedProperty: 'app=site' })).status).toBe(400);
});

test('private entries are listed, and deleted events only on request', async () => {
  await google.admin.seedBusy({ startsAt: '2026-07-01T08:00:00Z', endsAt: '2026-07-01T09:00:00Z' });
  await google.admin.deleteByHand('aaaaa');
  expect(await listIds()).toHaveLength(3);
  expect((await list({ showDeleted: 'true' })).items).toContainEqual(
    expect.objectContaining({ id: 'aaaaa', status: 'cancelled' }),
  );
});

test('long lists come in pages, and the token of the next is there only if fields names it', async () => {
  await google.admin.setRules({ listPageSize: 2 });
  const first = await list({ maxResults: '250' });
  expect(first.items).toHaveLength(2);
  const last = await list({ pageToken: first.nextPageToken ?? '' });
  expect(last.items).toMatchObject([{ id: 'ccccc' }]);
  expect(last).not.toHaveProperty('nextPageToken');
  expect((await ask({ pageToken: 'nonsense' })).status).toBe(400);
  expect(await list({ fields: 'items(id,extendedProperties/private)' })).toEqual({
    items: [
      { id: 'aaaaa', extendedProperties: { private: { app: 'site', bookingId: 'b=1' } } },
      { id: 'bbbbb', extendedProperties: { private: { app: 'site', bookingId: 'b2' } } },
    ],
  });
});
