import { toInquiryReference } from '@tt/contract/inquiry/inquiry-reference';
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { startDeskApp } from '../../../test/desk/start-desk-app.ts';
import { insertTestInquiry } from '../../../test/insert-test-inquiry.ts';

async function start() {
  const desk = await startDeskApp();
  const { cookie } = await desk.enrol(await desk.invite('Ada'));
  return { ...desk, pool: desk.context.pool, cookie };
}

/**
 * Runs a call while somebody else's transaction is open. Commits that transaction, after a last statement, once the
 * call waits for it.
 */
async function meet<Answer>(
  pool: pg.Pool,
  statement: string,
  call: () => PromiseLike<Answer>,
  last = 'select',
): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    const answer = Promise.resolve(call());
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), { timeout: 5_000 });
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
    expect((await meet(pool, begun, act, 'delete from client_request')).statusCode).toBe(404);
  },
);

test('[PANEL-01] whoever signs in while being removed is refused', async () => {
  const { pool, invite, enrol, signIn } = await start();
  const { authenticator } = await enrol(await invite('Bob'));
  const removal = `delete from desk_passkey where id = '${authenticator.id}'`;
  const { answer } = await meet(pool, removal, () => signIn(authenticator));
  expect(answer.statusCode).toBe(401);
});

test('[PANEL-01] no link for a device is made by a session that ends at this moment', async () => {
  const { pool, post, cookie } = await start();
  const link = () => post('device-link', {}, { cookie });
  expect((await meet(pool, 'delete from desk_session', link)).statusCode).toBe(401);
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
