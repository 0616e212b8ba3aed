import { expect, test } from 'vitest';
import { startDeskApp } from '../../../../test/desk/start-desk-app.ts';
import { SoftwareAuthenticator } from '../../../../test/desk/software-authenticator.ts';
import { runOps } from '../../../ops/run-ops.ts';
import { addInvitation } from './person-repository.ts';

test('[PANEL-01] a link enrols a passkey once, and the passkey signs in', async () => {
  const { context, post, get, invite, enrol, signIn } = await startDeskApp();
  const token = await invite('Ada');
  expect((await post('invitation', { token })).json()).toMatchObject({ name: 'Ada', colleague: null });
  const { authenticator, answer, cookie } = await enrol(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-desk=[\w-]{43}; Max-Age=2592000; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
  );
  expect((await get('me', cookie)).json()).toEqual({ name: 'Ada', language: 'en', hasSingleKeys: true });
  const again = await signIn(authenticator);
  expect((await get('me', again.cookie)).statusCode).toBe(200);
  expect(again.cookie).not.toBe(cookie);
  for (const path of ['invitation', 'passkey-options'])
    expect((await post(path, { token })).statusCode).toBe(404);
  const stored = JSON.stringify(
    (await context.pool.query('select * from desk_session full join desk_invitation using (hash)')).rows,
  );
  for (const secret of [token, cookie.split('=')[1] ?? '']) expect(stored).not.toContain(secret);
});

test('[PANEL-01] while nobody is invited, there is no desk', async () => {
  const { post, get, invite } = await startDeskApp();
  const calls = () => Promise.all([get('me'), post('sign-in-options'), post('sign-in', {}), get('nothing')]);
  expect((await calls()).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  await invite();
  expect((await calls()).map(({ statusCode }) => statusCode)).toEqual([401, 200, 400, 404]);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site’s ID', { rpId: 'evil.example' }],
  ['no finger, face or PIN', { isVerified: false }],
  ['a made-up challenge', { challenge: Buffer.alloc(56).toString('base64url') }],
])('[PANEL-01] an answer with %s neither enrols nor signs in', async (_what, changes) => {
  const { post, invite, enrol, origin } = await startDeskApp();
  const { authenticator } = await enrol(await invite('Ada'));
  const signing = (await post('sign-in-options')).json();
  const response = authenticator.assert({ challenge: signing.challenge, ...changes });
  expect((await post('sign-in', { response })).statusCode).toBe(401);
  const token = await invite('Bob');
  const { challenge } = (await post('passkey-options', { token })).json();
  const registration = new SoftwareAuthenticator(origin).register({ challenge, ...changes });
  expect((await post('passkey', { token, device: 'Phone', response: registration })).statusCode).toBe(404);
  // The link is still good for a true answer.
  expect((await enrol(token)).answer.statusCode).toBe(200);
});

test('[PANEL-01] an answer signs in once', async () => {
  const { post, invite, enrol } = await startDeskApp();
  const { authenticator } = await enrol(await invite());
  const { challenge } = (await post('sign-in-options')).json();
  const response = authenticator.assert({ challenge });
  const twice = await Promise.all([post('sign-in', { response }), post('sign-in', { response })]);
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
});

test('[PANEL-01] a challenge for signing in makes no passkey, one of another link neither, and each ends', async () => {
  const { skip, post, invite, enrol, origin } = await startDeskApp();
  const [token, other] = [await invite('Ada'), await invite('Bob')];
  const take = async (path: string, payload: object) => (await post(path, payload)).json().challenge;
  for (const challenge of [
    await take('sign-in-options', {}),
    await take('passkey-options', { token: other }),
  ]) {
    const response = new SoftwareAuthenticator(origin).register({ challenge });
    expect((await post('passkey', { token, device: 'Phone', response })).statusCode).toBe(404);
  }
  const { authenticator } = await enrol(token);
  const challenge = await take('sign-in-options', {});
  skip(2 * 60_000);
  expect((await post('sign-in', { response: authenticator.assert({ challenge }) })).statusCode).toBe(401);
});

test('[PANEL-01] a link ends after its day, with a newer one, and with the person', async () => {
  const { context, post, invite } = await startDeskApp();
  const isOpen = async (token: string) => (await post('invitation', { token })).statusCode === 200;
  const first = await invite('Ada');
  const second = await invite('ada');
  expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
  await context.pool.query("update desk_invitation set expires_at = clock_timestamp() - interval '1 second'");
  expect(await isOpen(second)).toBe(false);
  const third = await invite('Ada');
  await invite('Bob');
  await runOps(context, ['desk', 'revoke', 'ADA']);
  expect(await isOpen(third)).toBe(false);
});

test('[PANEL-01] whoever is revoked or signed out is refused at once, everywhere', async () => {
  const { context, get, invite, enrol, signIn } = await startDeskApp();
  const ada = await enrol(await invite('Ada'));
  const bob = await enrol(await invite('Bob'));
  const elsewhere = await signIn(ada.authenticator);
  expect(await runOps(context, ['desk', 'sign-out', 'Ada'])).toContain('2 sessions');
  for (const { cookie } of [ada, elsewhere]) expect((await get('me', cookie)).statusCode).toBe(401);
  const back = await signIn(ada.authenticator);
  await runOps(context, ['desk', 'revoke', 'Ada']);
  expect((await get('me', back.cookie)).statusCode).toBe(401);
  expect((await signIn(ada.authenticator)).answer.statusCode).toBe(401);
  expect((await get('me', bob.cookie)).statusCode).toBe(200);
  expect(await runOps(context, ['desk', 'list'])).toMatch(/^Bob {2}1 devices {2}seen \S+\n$/);
});

test.each([
  ['12 hours unused', 'seen_at', '12 hours', '11 hours'],
  ['30 days old', 'created_at', '30 days', '29 days'],
])('[PANEL-01] a session ends when it is %s', async (_what, column, over, within) => {
  const { context, get, invite, enrol } = await startDeskApp();
  const { cookie } = await enrol(await invite());
  const age = (interval: string) =>
    context.pool.query(`update desk_session set ${column} = clock_timestamp() - $1::interval`, [interval]);
  await age(within);
  expect((await get('me', cookie)).statusCode).toBe(200);
  await age(over);
  expect((await get('me', cookie)).statusCode).toBe(401);
});

test('[PANEL-01] signing out ends one session, or all', async () => {
  const { post, get, invite, enrol, signIn } = await startDeskApp();
  const { authenticator, cookie } = await enrol(await invite());
  const [second, third] = [await signIn(authenticator), await signIn(authenticator)];
  const out = await post('sign-out', { everywhere: false }, { cookie });
  expect(out.headers['set-cookie']).toContain('__Host-desk=; Max-Age=0;');
  expect((await get('me', cookie)).statusCode).toBe(401);
  expect((await get('me', second.cookie)).statusCode).toBe(200);
  await post('sign-out', { everywhere: true }, { cookie: second.cookie });
  expect((await get('me', third.cookie)).statusCode).toBe(401);
});

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['no origin', { origin: '' }, 403],
  ['a neighbour of the site', { 'sec-fetch-site': 'same-site' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['text', { 'content-type': 'text/plain' }, 415],
])('[PANEL-01] a change from %s is refused, whoever is signed in', async (_what, headers, status) => {
  const { app, get, origin, invite, enrol } = await startDeskApp();
  const { cookie } = await enrol(await invite());
  const answer = await app.inject({
    method: 'POST',
    url: '/desk/api/sign-out',
    payload: JSON.stringify({ everywhere: true }),
    headers: {
      ...{ origin, cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      ...headers,
    } as Record<string, string>,
  });
  expect(answer.statusCode).toBe(status);
  expect((await get('me', cookie)).statusCode).toBe(200);
});

test('[PANEL-01] a second device comes in by a link of the first', async () => {
  const { context, post, invite, enrol, get } = await startDeskApp();
  const { cookie } = await enrol(await invite('Ada'));
  const { url, minutes } = (await post('device-link', {}, { cookie })).json();
  expect(minutes).toBe(15);
  const second = await enrol(url.split('#')[1], 'Phone');
  expect((await get('me', second.cookie)).json().name).toBe('Ada');
  expect(await runOps(context, ['desk', 'list'])).toContain('2 devices');
});

test('[PANEL-01] failures are limited without locking anybody out', async () => {
  const { invite, enrol, signIn, origin } = await startDeskApp({
    DESK_FAILURES_PER_ADDRESS_AND_HOUR: '3',
  });
  const { authenticator } = await enrol(await invite());
  const stranger = new SoftwareAuthenticator(origin);
  const statuses = [];
  for (let tries = 0; tries < 5; tries += 1) statuses.push((await signIn(stranger)).answer.statusCode);
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  expect((await signIn(authenticator)).answer.statusCode).toBe(200);
});

test.each([['the page'], ['the operator']])(
  '[PANEL-01] signing out everywhere, by %s, ends links for further devices too',
  async (by) => {
    const { context, post, invite, enrol } = await startDeskApp();
    const { cookie } = await enrol(await invite('Ada'));
    const { url } = (await post('device-link', {}, { cookie })).json();
    const token = url.split('#')[1];
    expect((await post('invitation', { token })).statusCode).toBe(200);
    if (by === 'the page') await post('sign-out', { everywhere: true }, { cookie });
    else await runOps(context, ['desk', 'sign-out', 'Ada']);
    expect((await post('invitation', { token })).statusCode).toBe(404);
  },
);

test('[PANEL-01] a passkey that was left of somebody who is removed signs nobody in', async () => {
  const { context, post, invite, enrol, signIn } = await startDeskApp();
  await invite('Bob');
  const { authenticator } = await enrol(await invite('Ada'));
  // As if the removal and the enrolment ran at the same time.
  await context.pool.query(`update desk_person set removed_at = clock_timestamp() where name = 'Ada'`);
  expect((await signIn(authenticator)).answer.statusCode).toBe(401);
  expect((await post('sign-in-options')).statusCode).toBe(200);
});

test('[PANEL-01] a passkey of somebody else is not stored again, and the link still works', async () => {
  const { origin, post, invite, enrol } = await startDeskApp();
  const { authenticator } = await enrol(await invite('Ada'));
  const token = await invite('Bob');
  const { challenge } = (await post('passkey-options', { token })).json();
  const enrolWith = (response: object) => post('passkey', { token, device: 'Phone', response });
  expect((await enrolWith(authenticator.register({ challenge }))).statusCode).toBe(400);
  const own = new SoftwareAuthenticator(origin).register({ challenge });
  for (const transports of ['usb', [['a', 'b'], null]])
    expect((await enrolWith({ ...own, response: { ...own.response, transports } })).statusCode).toBe(400);
  expect((await enrolWith(own)).statusCode).toBe(200);
});

test.each(['İlker', 'ΟΔΥΣΣΕΥΣ'])('[PANEL-01] %s can be invited twice, and is one person', async (name) => {
  const { get, post, invite, enrol } = await startDeskApp();
  const { cookie } = await enrol(await invite('Ada'));
  for (let count = 0; count < 2; count += 1)
    expect((await post('people', { name, language: 'en' }, { cookie })).statusCode).toBe(200);
  expect((await get('people', cookie)).json().people).toHaveLength(2);
});

test('[PANEL-01] nobody is invited under the name of a colleague who is enrolled, but by the operator', async () => {
  const { context, get, post, invite, enrol } = await startDeskApp();
  await enrol(await invite('Ada Byron'));
  const bob = await enrol(await invite('Bob'));
  const alike = [
    'Ada Byron',
    'ada  byron',
    'Ada\u00a0By\u00adron\u200b',
    '\u202eAda By\u2060ron',
    'Ａｄａ By\u{e0041}ron\u3164',
  ];
  for (const name of alike) {
    const answer = await post('people', { name, language: 'en' }, { cookie: bob.cookie });
    expect([answer.statusCode, answer.json()]).toEqual([409, { error: { code: 'already_enrolled' } }]);
  }
  expect((await context.pool.query('select from desk_invitation')).rowCount).toBe(0);
  expect((await context.pool.query(`select from desk_act where kind = 'invited'`)).rowCount).toBe(0);
  const printed = await runOps(context, ['desk', 'invite', 'Ada Byron']);
  expect(printed).toMatch(/^Ada Byron has access already\./);
  const again = await enrol(printed.match(/#([\w-]+)/)?.[1] ?? '', 'Phone');
  expect((await get('me', again.cookie)).json().name).toBe('Ada Byron');
});

test('[PANEL-01] the first passkey of a person ends their other links', async () => {
  const { context, post, invite, enrol } = await startDeskApp();
  const token = await invite('Ada');
  const [ada] = (await context.pool.query('select id from desk_person')).rows;
  const mailed = await addInvitation(context.pool, { personId: ada.id, seconds: 3_600 });
  expect((await post('invitation', { token: mailed })).statusCode).toBe(200);
  await enrol(token);
  expect((await post('invitation', { token: mailed })).statusCode).toBe(404);
});

test('[PANEL-01] whom a person has invited needs another link once that person is removed', async () => {
  const { context, post, invite, enrol } = await startDeskApp();
  const { cookie } = await enrol(await invite('Eve'));
  const { url } = (await post('people', { name: 'Evelyn', language: 'en' }, { cookie })).json();
  await runOps(context, ['desk', 'revoke', 'Eve']);
  expect((await post('invitation', { token: url.split('#')[1] })).statusCode).toBe(404);
});
