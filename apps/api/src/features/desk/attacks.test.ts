import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { type DeskRoute, listDeskRoutes, openDeskRoutes } from '../../../test/desk/list-desk-routes.ts';
import { SoftwareAuthenticator } from '../../../test/desk/software-authenticator.ts';
import { startDeskApp } from '../../../test/desk/start-desk-app.ts';
import { insertTestInquiry } from '../../../test/insert-test-inquiry.ts';

/** Every route, about the given entry. */
const listRoutes = (app: FastifyInstance, id: string): DeskRoute[] =>
  listDeskRoutes(app).map(({ method, path }) => ({ method, path: path.replace('{id}', id) }));

async function startWithEntry() {
  const desk = await startDeskApp();
  const { cookie, authenticator } = await desk.enrol(await desk.invite('Ada'));
  const { id } = await insertTestInquiry(desk.context.pool, { name: 'Taras' });
  const call = ({ method, path }: DeskRoute, headers: Record<string, string> = {}) =>
    desk.app.inject({
      ...{ method, url: `/desk/api/${path}` },
      ...(method === 'POST' && { payload: {} }),
      headers: { origin: desk.origin, 'sec-fetch-site': 'same-origin', ...headers },
    });
  return { ...desk, cookie, authenticator, id, call };
}

test('[PANEL-01] without a session no route tells anything, not even whether an entry exists', async () => {
  const { app, id, call } = await startWithEntry();
  const closed = (entry: string) =>
    listRoutes(app, entry).filter(({ path }) => !openDeskRoutes.includes(path));
  expect(closed(id).length).toBeGreaterThan(12);
  const stolen = { cookie: '__Host-desk=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' };
  for (const [index, route] of closed(id).entries())
    for (const headers of [{}, stolen]) {
      const answers = [await call(route, headers), await call(closed(randomUUID())[index] ?? route, headers)];
      for (const { statusCode, body } of answers)
        expect([statusCode, body], route.path).toEqual([401, '{"error":{"code":"invalid_key"}}']);
    }
});

test('[PANEL-01] no change comes from another site, by a form or by fetch', async () => {
  const { app, id, cookie, call } = await startWithEntry();
  const changes = listRoutes(app, id).filter(({ method }) => method === 'POST');
  for (const route of changes) {
    const foreign = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await call(route, foreign)).statusCode, route.path).toBe(403);
    const form = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await call(route, form)).statusCode, route.path).toBe(415);
  }
});

test('[PANEL-01] nothing between keeps an answer, whatever its status', async () => {
  const { app, id, cookie, call } = await startWithEntry();
  const routes = [...listRoutes(app, id), { method: 'GET', path: `entries/${randomUUID()}` } as const];
  for (const route of routes) {
    const { headers } = await call(route, { cookie });
    expect(headers, route.path).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' });
  }
});

test('[PANEL-01] a cookie that was there before signing in opens nothing after it', async () => {
  const { post, get, authenticator } = await startWithEntry();
  const planted = '__Host-desk=BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB';
  const { challenge } = (await post('sign-in-options')).json();
  const response = authenticator.assert({ challenge });
  const { cookies } = await post('sign-in', { response }, { cookie: planted });
  expect(cookies[0]?.value).not.toBe(planted.split('=')[1]);
  expect((await get('me', planted)).statusCode).toBe(401);
});

test('[PANEL-01] a link that was used, has ended or never was gets one answer', async () => {
  const { post, context, enrol, invite } = await startWithEntry();
  const [used, ended] = [await invite('Bob'), await invite('Eve')];
  await enrol(used);
  await context.pool.query(`update desk_invitation set expires_at = clock_timestamp()`);
  const never = 'C'.repeat(43);
  const answers = await Promise.all([used, ended, never].map((token) => post('invitation', { token })));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
});

test('[PANEL-01] a passkey that nobody has is refused like a wrong answer of one that somebody has, after as much work', async () => {
  const { post, authenticator, origin } = await startWithEntry();
  const stranger = new SoftwareAuthenticator(origin);
  const forger = Object.defineProperty(new SoftwareAuthenticator(origin), 'id', { value: authenticator.id });
  const spend = async (device: SoftwareAuthenticator) => {
    const { challenge } = (await post('sign-in-options')).json();
    const response = device.assert({ challenge });
    const before = process.cpuUsage();
    const { statusCode, body } = await post('sign-in', { response });
    const { user, system } = process.cpuUsage(before);
    return { answer: `${statusCode} ${body}`, took: user + system };
  };
  const pairs: number[] = [];
  for (let tries = 0; tries < 25; tries += 1) {
    const [unknown, known] = [await spend(stranger), await spend(forger)];
    expect(unknown.answer).toBe(known.answer);
    pairs.push(unknown.took / known.took);
  }
  const median = pairs.toSorted((one, other) => one - other)[12] ?? 0;
  expect(median).toBeGreaterThan(0.6);
  expect(median).toBeLessThan(1.7);
});

const someone = 'b6d1f21c-d5bf-4ec1-a50c-38dfcd4cd695';

test.each([
  [400, `entries?before=2026-99-99T99:99:99.999Z,${someone}`],
  [400, `entries?before=--------------------,${someone}`],
  [400, `entries?before=2026-01-01T00:00:00.000Z,${'-'.repeat(36)}`],
  [400, `entries?before=2026-01-01T00:00:00.000Z,${'a'.repeat(36)}`],
  [200, `entries?before=0000-01-01T00:00:00.000Z,${someone}`],
  [200, 'entries?q=a%00b'],
  [200, 'entries?q=%00'],
  [400, 'week?from=0000-01-01'],
  [400, 'week?from=0001-01-01'],
  [200, 'week?from=9999-12-31'],
])('[PANEL-02] %d is the answer to %s', async (status, path) => {
  const { cookie, get } = await startWithEntry();
  expect((await get(path, cookie)).statusCode).toBe(status);
});

test('[PANEL-03] characters that nobody sees are left out of what people write', async () => {
  const { id, cookie, post, get, invite, enrol } = await startWithEntry();
  const note = { id: randomUUID(), text: 'One\u0000\u000b\r\n\ttwo\u0000' };
  const { entry } = (await post(`entries/${id}/notes`, note, { cookie })).json();
  expect(entry.notes[0].text).toBe('One\n\ttwo');
  await post('people', { name: 'Bob\u0000\r\nSmith', language: 'en' }, { cookie });
  await enrol(await invite('Eve'), 'Phone\u0000');
  const { people } = (await get('people', cookie)).json();
  expect(people.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Bob Smith', 'Eve']);
  expect(people[2].devices[0].device).toBe('Phone');
});

test('[PANEL-03] the ID of a note never hides other words, or words about another entry', async () => {
  const { context, id, cookie, post } = await startWithEntry();
  const other = await insertTestInquiry(context.pool);
  const note = { id: randomUUID(), text: 'Call back on Monday' };
  const add = (entry: string, body: object) => post(`entries/${entry}/notes`, body, { cookie });
  for (let count = 0; count < 2; count += 1) expect((await add(id, note)).json().entry.notes).toHaveLength(1);
  for (const answer of [await add(id, { ...note, text: 'On Friday' }), await add(other.id, note)])
    expect([answer.statusCode, answer.json()]).toEqual([422, { error: { code: 'idempotency_key_reused' } }]);
});
