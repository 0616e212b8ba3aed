import { randomUUID } from 'node:crypto';
import { toInquiryReference } from '@tt/contract/inquiry/inquiry-reference';
import type pg from 'pg';
import type { DeskPeople } from '@tt/contract/desk/desk-people';
import { expect, test, vi } from 'vitest';
import { findSlot } from '../../../test/booking/build-booking-request.ts';
import { insertTestBooking } from '../../../test/booking/insert-test-booking.ts';
import { listDeskRoutes, openDeskRoutes } from '../../../test/desk/list-desk-routes.ts';
import { SoftwareAuthenticator } from '../../../test/desk/software-authenticator.ts';
import { startDeskApp } from '../../../test/desk/start-desk-app.ts';
import { insertTestInquiry } from '../../../test/insert-test-inquiry.ts';

async function start() {
  const desk = await startDeskApp();
  const { cookie, authenticator } = await desk.enrol(await desk.invite('Ada'));
  return { ...desk, pool: desk.context.pool, cookie, authenticator };
}

const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

/**
 * Runs a call while somebody else's transaction is open. Commits that transaction, after a last statement, once the
 * call, or as many as it makes, wait for it.
 */
async function meet<Answer>(
  pool: pg.Pool,
  statement: string,
  call: () => PromiseLike<Answer>,
  { last = 'select', count = 1 } = {},
): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    const answer = Promise.resolve(call());
    await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(count), {
      timeout: 5_000,
    });
    await client.query(last);
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
}

test('[PANEL-03] whoever opens an entry while it is erased learns that it is gone', async () => {
  const { pool, get, cookie } = await start();
  const { id } = await insertTestInquiry(pool);
  const { statusCode } = await meet(pool, 'delete from client_request', () => get(`entries/${id}`, cookie));
  expect(statusCode).toBe(404);
});

test.each([
  ['releases', 'state', { version: 0, state: 'new' }],
  ['erases', 'erase', {}],
])(
  '[PANEL-03] whoever %s an inquiry while a deletion has begun does not stand in its way',
  async (_what, path, body) => {
    const { pool, post, cookie } = await start();
    const { id } = await insertTestInquiry(pool, { flagged: true });
    const begun = 'select from client_request for update';
    const act = () =>
      post(`entries/${id}/${path}`, { reference: toInquiryReference(id), ...body }, { cookie });
    const { statusCode } = await meet(pool, begun, act, { last: 'delete from client_request' });
    expect(statusCode).toBe(404);
  },
);

test('[PANEL-01] whoever signs in while being removed is refused', async () => {
  const { pool, invite, enrol, signIn } = await start();
  const { authenticator } = await enrol(await invite('Bob'));
  const removal = `delete from desk_passkey where id = '${authenticator.id}'`;
  const { answer } = await meet(pool, removal, () => signIn(authenticator));
  expect(answer.statusCode).toBe(401);
});

test('[PANEL-01] whoever is removed or signed out while a request is under way changes nothing by it, on any route', async () => {
  const { app, pool, post, authenticator, signIn } = await start();
  const { id, short_id } = await insertTestBooking(pool);
  const bodies: Record<string, object> = {
    'sign-out': { everywhere: false },
    people: { name: 'Eve', language: 'en' },
    me: { language: 'pl', hasSingleKeys: false },
    'entries/{id}/state': { version: 0, state: 'hand' },
    'entries/{id}/outcome': { version: 0, outcome: 'held' },
    'entries/{id}/undo': { version: 0 },
    'entries/{id}/notes': { id: randomUUID(), text: 'Ask for the model' },
    'entries/{id}/move': { ...findSlot(4), sequence: 0 },
    'entries/{id}/cancel': { sequence: 0 },
    'entries/{id}/erase': { reference: `TT-${short_id}` },
  };
  const changes = listDeskRoutes(app).filter(
    ({ method, path }) => method !== 'GET' && !openDeskRoutes.includes(path),
  );
  expect(changes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(bodies)));
  for (const { path } of changes) {
    const { cookie } = await signIn(authenticator);
    const headers = { cookie, 'idempotency-key': randomUUID() };
    const call = () => post(path.replace('{id}', id), bodies[path] ?? {}, headers);
    const { statusCode } = await meet(pool, 'delete from desk_session', call);
    expect([path, statusCode]).toEqual([path, 401]);
  }
  const acts = `select from desk_act where kind not in ('joined', 'signed_in')`;
  expect((await pool.query(acts)).rowCount).toBe(0);
});

async function startWithBob() {
  const desk = await start();
  const bob = await desk.enrol(await desk.invite('Bob'));
  const { people } = (await desk.get('people', desk.cookie)).json();
  const remove = (name: string, cookie: string) =>
    desk.post(
      `people/${people.find((person: DeskPeople['people'][number]) => person.name === name)?.id}/remove`,
      {},
      { cookie },
    );
  return { ...desk, bob: bob.cookie, remove };
}

test('[PANEL-01] of two who remove each other at once, one is removed by the other', async () => {
  const { pool, cookie, bob, remove } = await startWithBob();
  const both = () => Promise.all([remove('Bob', cookie), remove('Ada', bob)]);
  const lock = (order: string) => `select from desk_session order by hash ${order} limit 1 for update`;
  // Whoever waits for the first session holds no other, for which somebody with the first could wait.
  const answers = await meet(pool, lock('asc'), both, { last: `${lock('desc')} nowait`, count: 2 });
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  expect((await pool.query('select from desk_person where removed_at is null')).rowCount).toBe(1);
});

test('[PANEL-01] whoever acts without a pause does not get ahead of their removal', async () => {
  const { pool, post, cookie, bob, remove } = await startWithBob();
  const both = async () => {
    const removal = Promise.resolve(remove('Bob', cookie));
    await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), { timeout: 5_000 });
    const act = post('me', { language: 'pl', hasSingleKeys: true }, { cookie: bob });
    return Promise.all([removal, act]);
  };
  // An act of Bob that has begun.
  const begun = `
    select from desk_session join desk_person person on person.id = person_id where name = 'Bob'
    for key share of desk_session`;
  const answers = await meet(pool, begun, both, { count: 2 });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401]);
});

test('[PANEL-01] whoever enrols while being removed is refused', async () => {
  const { pool, origin, post, invite } = await start();
  const token = await invite('Bob');
  const { challenge } = (await post('passkey-options', { token })).json();
  const response = new SoftwareAuthenticator(origin).register({ challenge });
  const enrol = () => post('passkey', { token, device: 'Phone', response });
  const removal = `update desk_person set removed_at = clock_timestamp() where name = 'Bob'`;
  expect((await meet(pool, removal, enrol)).statusCode).toBe(404);
  expect((await pool.query('select from desk_passkey')).rowCount).toBe(1);
});

test('[PANEL-01] of two devices that follow one link at once, one gets in', async () => {
  const { pool, origin, post, invite } = await start();
  const token = await invite('Bob');
  const { challenge } = (await post('passkey-options', { token })).json();
  const response = new SoftwareAuthenticator(origin).register({ challenge });
  const enrol = () => post('passkey', { token, device: 'Phone', response });
  // What the faster device does first.
  const use = 'delete from desk_invitation';
  expect((await meet(pool, use, enrol)).statusCode).toBe(404);
  expect((await pool.query('select from desk_passkey')).rowCount).toBe(1);
});

test('[PANEL-01] nobody is invited again who enrols at this moment', async () => {
  const { pool, post, cookie, invite } = await start();
  await invite('Bob');
  const enrolment = `
    with person as (select id from desk_person where name = 'Bob' for no key update)
    insert into desk_passkey (id, person_id, public_key, counter, transports, device)
    select 'key', id, '', 0, '{}', 'Phone' from person`;
  const again = () => post('people', { name: 'Bob', language: 'en' }, { cookie });
  expect((await meet(pool, enrolment, again)).json()).toEqual({ error: { code: 'already_enrolled' } });
});

test('[PANEL-03] undoing gives nothing back to somebody who is being removed', async () => {
  const { pool, post, cookie, bob } = await startWithBob();
  const { id } = await insertTestInquiry(pool);
  const act = (what: string, body: object, actor = cookie) =>
    post(`entries/${id}/${what}`, body, { cookie: actor });
  await act('state', { version: 0, state: 'hand' }, bob);
  await act('state', { version: 1, state: 'answered' });
  const removal = `update desk_person set removed_at = clock_timestamp() where name = 'Bob'`;
  const { entry } = (await meet(pool, removal, () => act('undo', { version: 2 }))).json();
  expect(entry).toMatchObject({ state: 'new', holder: null });
});

test('[PANEL-01] whoever signs out everywhere ends a link that is made at this moment', async () => {
  const { pool, post, cookie } = await start();
  const link = `
    with session as (select person_id from desk_session for key share)
    insert into desk_invitation (hash, person_id, expires_at)
    select 'link', person_id, clock_timestamp() + interval '1 day' from session`;
  await meet(pool, link, () => post('sign-out', { everywhere: true }, { cookie }));
  expect((await pool.query('select from desk_invitation')).rowCount).toBe(0);
});

test('[PANEL-01] two who invite one person at once both get a link, and the later one works', async () => {
  const { pool, post, cookie } = await start();
  const invitation = `
    with person as (insert into desk_person (name) values ('eve') returning id)
    insert into desk_invitation (hash, person_id, expires_at)
    select 'earlier', id, clock_timestamp() + interval '1 day' from person`;
  const invite = () => post('people', { name: 'Eve', language: 'en' }, { cookie });
  expect((await meet(pool, invitation, invite)).statusCode).toBe(200);
  expect((await pool.query(`select from desk_invitation where hash = 'earlier'`)).rowCount).toBe(0);
  expect((await pool.query('select from desk_invitation')).rowCount).toBe(1);
});

test('[PANEL-01] two who remove one person at once are one removal in the log', async () => {
  const { pool, get, post, cookie, invite } = await start();
  await invite('Bob');
  const { people } = (await get('people', cookie)).json();
  const removal = `update desk_person set removed_at = clock_timestamp() where name = 'Bob'`;
  const { statusCode } = await meet(pool, removal, () =>
    post(`people/${people[1].id}/remove`, {}, { cookie }),
  );
  expect(statusCode).toBe(200);
  expect((await pool.query(`select from desk_act where kind in ('removed', 'withdrew')`)).rowCount).toBe(0);
});
