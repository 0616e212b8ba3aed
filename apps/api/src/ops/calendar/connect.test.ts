import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { answerConsent, startConsentBrowser } from '../../../test/calendar/consent-browser.ts';
import { createTestContext } from '../../../test/create-test-context.ts';
import { insertTestBooking } from '../../../test/booking/insert-test-booking.ts';
import { runOutbox } from '../../../test/run-outbox.ts';
import {
  type Google,
  startTestGoogle,
  toGoogleEnvironment,
} from '../../../test/booking/start-booking-app.ts';
import { connectTestCalendar, toCompanyEnvironment } from '../../../test/booking/start-email-app.ts';
import { companyScopes } from '../../adapters/calendar/company-scopes.ts';
import type { Context } from '../../context.ts';
import { findConnection } from '../../features/booking/calendar/connection-repository.ts';
import { runOps } from '../run-ops.ts';

const account = 'consultant@torque.example';

interface World {
  google: Google;
  context: Context;
}

async function startWorld(environment: Record<string, string> = {}): Promise<World> {
  const google = await startTestGoogle();
  await google.admin.setAccount({ email: account });
  const context = await createTestContext({
    environment: { ...toGoogleEnvironment(google), ...toCompanyEnvironment(google), ...environment },
  });
  return { google, context };
}

/** Runs a command that asks nothing. */
function ops({ context }: World, words: string[]): Promise<string> {
  return runOps(context, words, startConsentBrowser().terminal);
}

/** Starts the command; the test answers its consent page. */
function startConnect({ context }: World, ...words: string[]) {
  const browser = startConsentBrowser();
  const ended = runOps(context, ['calendar', 'connect', ...words], browser.terminal);
  // The test looks at the failure only later.
  ended.catch(() => {});
  return { ...browser, ended };
}

async function writeSecret(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'secret');
  await writeFile(file, text);
  return file;
}

/** Sends a request as no browser page can, with any Host. */
function get(address: string, host?: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(address, { headers: host ? { host } : {} }, (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  })
    .on('error', reject)
    .end();
  return promise;
}

test('the owner consents in a browser, everything is tried, and the connection is stored sealed', async () => {
  const world = await startWorld();
  const command = startConnect(world);
  const url = await command.findConsentUrl();
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
    scope: expect.stringMatching(/calendar\.events\.owned .*calendar\.freebusy openid email$/),
    redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/calendar$/),
  });
  expect(Buffer.from(url.searchParams.get('state') ?? '', 'base64url')).toHaveLength(16);
  expect((await fetch(await answerConsent(url))).status).toBe(200);
  expect(await command.ended).toMatch(/Connected: consultant@torque\.example[\s\S]*'Testing'.*7 days/);

  const { refreshTokens, events, requests } = await world.google.admin.readState();
  const issued = refreshTokens.at(-1)?.token ?? '';
  const connection = await findConnection(world.context.pool);
  expect(connection).toMatchObject({ kind: 'refresh_token', account_email: account, status: 'connected' });
  expect(JSON.stringify(connection)).not.toContain(issued);
  expect(events).toMatchObject([
    { status: 'cancelled', body: { visibility: 'private', transparency: 'transparent' } },
  ]);
  expect(events[0]?.body.attendees).toBeUndefined();
  expect(requests.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['freebusy', 'list', 'insert', 'get', 'patch', 'delete']),
  );
  expect(await ops(world, ['calendar', 'check'])).toContain('Everything works.');
  await runOutbox(world.context);
  const status = await ops(world, ['calendar', 'status']);
  expect(status).toMatch(
    /state +connected\n[\s\S]*busy times +\d+ s old\n[\s\S]*0 upcoming, 0 not[\s\S]*newest/,
  );
});

test('where the browser is on another machine, its last address is pasted', async () => {
  const world = await startWorld();
  const command = startConnect(world);
  const url = await command.findConsentUrl();
  command.type('http://127.0.0.1:8971/calendar?state=stale&code=4/0abc');
  await expect.poll(command.printed).toContain('Paste the whole address');
  command.type(` ${await answerConsent(url)} `);
  expect(await command.ended).toContain(`Connected: ${account}`);
});

test('a refusal on the consent page ends the command and changes nothing', async () => {
  const world = await startWorld();
  await connectTestCalendar(world.context, world.google);
  const previous = await findConnection(world.context.pool);
  const command = startConnect(world);
  await fetch(await answerConsent(await command.findConsentUrl(), 'deny'));
  await expect(command.ended).rejects.toThrow('The account refused.');
  expect(await findConnection(world.context.pool)).toEqual(previous);
});

test('a request with another state or for another host changes nothing, and the right one still counts', async () => {
  const world = await startWorld();
  const command = startConnect(world);
  const address = new URL(await answerConsent(await command.findConsentUrl()));
  const forged = new URL(address);
  forged.searchParams.set('state', 'x'.repeat(22));
  expect(await get(forged.href)).toBe(400);
  expect(await get(address.href, 'rebound.example')).toBe(400);
  expect(await get(address.href, `localhost:${address.port}`)).toBe(400);
  expect(await get(`${address.origin}/favicon.ico`)).toBe(400);
  const { requests } = await world.google.admin.readState();
  expect(requests.filter(({ operation }) => operation === 'token')).toEqual([]);
  expect(await get(address.href)).toBe(200);
  expect(await command.ended).toContain('Connected');
  await expect(get(address.href)).rejects.toThrow('ECONNREFUSED');
});

test('a code that was used before connects nothing', async () => {
  const world = await startWorld();
  const command = startConnect(world);
  const address = await answerConsent(await command.findConsentUrl());
  await world.google.admin.script({ on: 'token', kind: 'error_after_commit' });
  await fetch(address);
  await expect(command.ended).rejects.toThrow('Google gave no token');
  // The same code in a later attempt, with that attempt's own state.
  const later = startConnect(world);
  const replayed = new URL(address);
  const laterUrl = await later.findConsentUrl();
  replayed.searchParams.set('state', laterUrl.searchParams.get('state') ?? '');
  later.type(replayed.href);
  await expect(later.ended).rejects.toThrow(/invalid_grant/);
  expect(await findConnection(world.context.pool)).toBeUndefined();
});

test.each([
  ['calendar.freebusy', /did not allow: \S+calendar\.freebusy\. /],
  ['calendar.events.owned', /did not allow: \S+calendar\.events\.owned\. /],
])('a right that the owner unchecks is named, and nothing is stored: %s', async (name, words) => {
  const world = await startWorld();
  const scopes = [`https://www.googleapis.com/auth/${name}`];
  await world.google.admin.script({ on: 'consent', kind: 'scope_missing', scopes });
  const command = startConnect(world);
  await fetch(await answerConsent(await command.findConsentUrl()));
  await expect(command.ended).rejects.toThrow(words);
  expect(await findConnection(world.context.pool)).toBeUndefined();
});

test.each(['freebusy', 'list', 'insert', 'get', 'patch', 'delete'] as const)(
  'if the calendar refuses %s, the previous connection stays and no probe event is left',
  async (on) => {
    const world = await startWorld();
    await connectTestCalendar(world.context, world.google);
    const previous = await findConnection(world.context.pool);
    await world.google.admin.script({ on, kind: 'error', reason: 'insufficientPermissions' });
    const command = startConnect(world);
    await fetch(await answerConsent(await command.findConsentUrl()));
    await expect(command.ended).rejects.toThrow(/Nothing was changed, because .* failed: scope/);
    expect(await findConnection(world.context.pool)).toEqual(previous);
    const { events } = await world.google.admin.readState();
    const left = events.filter(({ status }) => status === 'confirmed');
    expect(left).toHaveLength(on === 'delete' ? 1 : 0);
  },
);

test('a refresh token from a file connects without a browser, and a stale one is explained', async () => {
  const world = await startWorld();
  const file = await writeSecret(`${world.google.company.refreshToken}\n`);
  const words = ['calendar', 'connect', '--refresh-token-file', file];
  expect(await ops(world, words)).toContain(`Connected: ${account}`);
  await world.google.admin.expireRefreshToken();
  await expect(ops(world, words)).rejects.toThrow('invalid_grant');
  await expect(ops(world, [...words.slice(0, 3), '/nowhere/at-all'])).rejects.toThrow('ENOENT');
});

test('a service account with delegation connects without a browser, and its key stays in its file', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const file = await writeSecret(JSON.stringify({ client_email: 'robot@project.example', private_key: pem }));
  const world = await startWorld({ GOOGLE_SERVICE_ACCOUNT_FILE: file, CALENDAR_ACCOUNT: account });
  await expect(ops(world, ['calendar', 'connect'])).rejects.toThrow('failed: invalid_grant');
  await world.google.admin.addServiceAccount({
    email: 'robot@project.example',
    publicKeys: [publicKey.export({ type: 'spki', format: 'pem' }).toString()],
    delegations: [{ email: account, scopes: companyScopes }],
  });
  expect(await ops(world, ['calendar', 'connect'])).toContain(`Connected: ${account}`);
  expect(await findConnection(world.context.pool)).toMatchObject({
    kind: 'service_account',
    refresh_token_sealed: null,
  });
  expect(await ops(world, ['calendar', 'check'])).toContain('Everything works.');
  expect(await ops(world, ['calendar', 'disconnect'])).toContain('domain-wide delegation');
});

test('a setting that is missing is named', async () => {
  const world = await startWorld({ CALENDAR_KEY: '' });
  await expect(ops(world, ['calendar', 'connect'])).rejects.toThrow('CALENDAR_KEY is not set');
  const service = await startWorld({ GOOGLE_SERVICE_ACCOUNT_FILE: '/nowhere' });
  await expect(ops(service, ['calendar', 'connect'])).rejects.toThrow('CALENDAR_ACCOUNT is not');
});

test('bookings are put into another calendar than before, and left alone in the same one', async () => {
  const world = await startWorld();
  const { pool } = world.context;
  await connectTestCalendar(world.context, world.google);
  const synced = {
    method: 'email',
    email_key: 'ada@site.example',
    synced_sequence: 0,
    event_etag: '"1"',
  } as const;
  const { id } = await insertTestBooking(pool, synced);
  const listJobs = async () =>
    (await pool.query("select data from job_outbox where queue = 'booking-calendar'")).rows;
  await connectTestCalendar(world.context, world.google);
  expect(await listJobs()).toEqual([]);

  await world.google.admin.setAccount({ email: 'partner@torque.example' });
  const command = startConnect(world);
  await fetch(await answerConsent(await command.findConsentUrl()));
  expect(await command.ended).toContain('1 bookings will be put into this calendar');
  expect(await listJobs()).toEqual([{ data: { bookingId: id } }]);
  await runOutbox(world.context);
  const { events } = await world.google.admin.readState();
  expect(events.filter(({ status }) => status === 'confirmed')).toMatchObject([
    { id: id.replaceAll('-', '') },
  ]);
});
