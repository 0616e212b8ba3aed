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
  token = await google.admin.issueToken();
});

const id = '0190f3b4c5d67e8f9a0b1c2d3e4f5a6b';
const event = {
  id,
  start: { dateTime: '2026-07-01T07:00:00Z' },
  end: { dateTime: '2026-07-01T07:30:00Z' },
};

function call(method: string, path = '', body?: object) {
  return fetch(`${google.calendarUrl}/calendars/primary/events${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Longer than the calls before it take on a busy machine. */
const laterMs = 2000;
const insert = () => call('POST', '', event);
const listIds = async () => (await google.admin.readState()).events.map((stored) => stored.id);

test('a late commit answers 503 at once and puts the event into the calendar afterward', async () => {
  await google.admin.script({ on: 'insert', kind: 'commit_late', commitAfterMs: laterMs });
  expect((await insert()).status).toBe(503);
  expect((await call('GET', `/${id}`)).status).toBe(404);
  await expect.poll(listIds).toEqual([id]);
});

test('a late commit can come before its answer, which may be a cut connection', async () => {
  await google.admin.script({
    ...{ on: 'insert', kind: 'commit_late', commitAfterMs: 50 },
    ...{ answerAfterMs: 300, answer: 'connection_reset' },
  });
  await expect(insert()).rejects.toThrow('fetch failed');
  expect(await listIds()).toEqual([id]);
});

test('a late commit of an id that is taken by then changes nothing, and a reset forgets it', async () => {
  await google.admin.script({ on: 'insert', kind: 'commit_late', commitAfterMs: laterMs, answer: 500 });
  expect((await insert()).status).toBe(500);
  expect((await insert()).status).toBe(200);
  await google.admin.script({ on: 'insert', kind: 'commit_late', commitAfterMs: laterMs });
  await insert();
  await google.admin.reset();
  await new Promise((resolve) => setTimeout(resolve, laterMs + 100));
  expect(await listIds()).toEqual([]);
});

test('half an answer promises its whole length and is cut, after the effect', async () => {
  await google.admin.script({ on: 'insert', kind: 'half_answer' });
  const response = await insert();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  expect(await listIds()).toEqual([id]);
});

test.each([
  ['id', { id: expect.not.stringMatching(id) }],
  [
    'time',
    { start: { dateTime: '2026-07-02T07:00:00.000Z' }, end: { dateTime: '2026-07-02T07:30:00.000Z' } },
  ],
  ['organizer', { organizer: { email: 'stranger@example.com', self: false } }],
  ['status', { status: 'cancelled' }],
] as const)('a lie about the %s has status 200, and the calendar keeps the truth', async (about, lie) => {
  await google.admin.script({ on: 'insert', kind: 'lying_answer', about });
  const response = await insert();
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject(lie);
  expect(await (await call('GET', `/${id}`)).json()).toMatchObject({
    id,
    status: 'confirmed',
    organizer: { email: 'visitor@example.com', self: true },
    start: { dateTime: '2026-07-01T09:00:00+02:00' },
  });
});
