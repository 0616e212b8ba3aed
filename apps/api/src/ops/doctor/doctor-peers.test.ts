import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDns } from '@tt/standins/dns';
import { startMailbox } from '@tt/standins/mailbox';
import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { startBucket } from '../../../../../scripts/containers/start-bucket.ts';
import { startTestGoogle, toGoogleEnvironment } from '../../../test/booking/start-booking-app.ts';
import { toCompanyEnvironment } from '../../../test/booking/start-email-app.ts';
import { createTestContext } from '../../../test/create-test-context.ts';
import { createEmptyDatabase } from '../../../test/database.ts';
import { signRequest } from '../../adapters/bucket/sign-request.ts';
import { companyScopes } from '../../adapters/calendar/company-scopes.ts';
import { type Check, type Examination, readSettings } from './examination.ts';
import { checkBucket } from './check-bucket.ts';
import { checkChats } from './check-chats.ts';
import { checkClients } from './check-clients.ts';
import { checkDatabase } from './check-database.ts';
import { checkDns } from './check-dns.ts';
import { checkGoogle } from './check-google.ts';
import { checkMail } from './check-mail.ts';
import { runDoctor } from './run-doctor.ts';

/** The findings as `level: text`. */
async function run(check: Check, environment: Record<string, string>, changes: Partial<Examination> = {}) {
  const site = { origin: '', email: '' };
  const settings = readSettings(environment);
  const findings = await check({ environment, settings, site, machineAddresses: [], ...changes });
  return findings.map(({ level, text }) => `${level}: ${text}`);
}

/** Starts a stand-in that ends with the test. */
async function start<Peer extends { stop: () => Promise<void> }>(starting: Promise<Peer>): Promise<Peer> {
  const peer = await starting;
  onTestFinished(() => peer.stop());
  return peer;
}

test('the domain resolves to this machine, to another, to none, or nobody answers', async () => {
  const dns = await start(startDns());
  const ask = (SITE_ADDRESS: string, DNS_SERVERS = dns.server) =>
    run(checkDns, { SITE_ADDRESS, DNS_SERVERS }, { machineAddresses: ['192.0.2.21', '2001:db8::21'] });
  expect(await ask('a-only.test')).toEqual(['ok: is 192.0.2.21, this machine']);
  expect(await ask('https://a-only.test, aaaa-only.test')).toEqual([
    'ok: is 192.0.2.21, this machine',
    'ok: is 2001:db8::21, this machine',
  ]);
  expect(await ask('mail.exchange.test')).toEqual([expect.stringMatching(/^warning: is 192\.0\.2\.10, /)]);
  expect(await ask('nowhere.test')).toEqual([expect.stringMatching(/^failure: .* add an A or AAAA record/)]);
  expect(await ask('a-only.test', dns.silentServer)).toEqual([
    expect.stringMatching(/^warning: no name server/),
  ]);
  expect(await ask('http://:4173')).toEqual([]);
});

test('the mail server takes the login, refuses it, offers no TLS or is away, and gets no mail', async () => {
  const mailbox = await start(startMailbox());
  const url = mailbox.smtpUrl.replace('//', '//user:hidden-word@');
  const ask = async (SMTP_URL: string) => {
    const [finding = '', ...others] = await run(checkMail, { SMTP_URL });
    expect(others).toEqual([]);
    expect(finding).not.toContain('hidden-word');
    return finding;
  };
  expect(await ask(url)).toMatch(/^ok: .* accepts the login/);
  expect(await ask(mailbox.smtpUrl)).toMatch(/^ok: .* without a login/);
  expect(await ask(`${url}?requireTLS=true`)).toMatch(/^failure: .* no usable TLS/);
  await mailbox.admin.script(
    { kind: 'reject', at: 'auth', code: 535 },
    { kind: 'reject', at: 'auth', code: 454 },
  );
  expect(await ask(url)).toMatch(/^failure: .* refuses the login \(SMTP 535\): check user and password/);
  expect(await ask(url)).toMatch(/^failure: .* does not answer as expected \(SMTP 454\)/);
  expect((await mailbox.admin.readState()).mails).toEqual([]);
  await mailbox.stop();
  expect(await ask(url)).toMatch(/^failure: .*ECONNREFUSED.* check host and port/);
  expect(await ask('')).toMatch(/^warning: SMTP_URL is not set/);
});

test('visitors that come as one private address or by another origin are noticed, if an API runs and has had visitors', async () => {
  let [hidden, seen, others] = [0, 0, ''];
  const lines = () =>
    `client_requests_total{from="public"} ${seen}\nclient_requests_total{from="private"} ${hidden}\n${others}`;
  const server = createServer((_request, response) => response.end(lines())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const METRICS_PORT = String((server.address() as AddressInfo).port);
  const ask = () => run(checkClients, { METRICS_PORT });
  expect(await ask()).toEqual([]);
  [hidden, seen] = [5, 95];
  expect(await ask()).toEqual(['ok: come with addresses of their own']);
  [hidden, seen] = [40, 60];
  expect(await ask()).toEqual([expect.stringMatching(/^warning: 40 of 100 requests .* share one limit/)]);
  [hidden, seen] = [0, 0];
  others = 'requests_of_other_origins_total{origin="https://www.a-only.test"} 7\n';
  expect(await ask()).toEqual([
    expect.stringMatching(
      /^warning: 7 calls came from pages opened at https:\/\/www\.a-only\.test, .* lead to/,
    ),
  ]);
  server.close();
  server.closeAllConnections();
  expect(await ask()).toEqual([]);
});

test('Telegram knows bot and chat, only the bot, neither, or is away, and gets no message', async () => {
  const telegram = await start(startTelegram());
  const ask = async (TELEGRAM_CHAT_ID = '-100') => {
    const environment = { TELEGRAM_API_URL: telegram.url, TELEGRAM_BOT_TOKEN: '1:hidden', TELEGRAM_CHAT_ID };
    const [finding = '', ...others] = await run(checkChats, environment);
    expect(others).toEqual([]);
    expect(finding).not.toContain('hidden');
    return finding;
  };
  expect(await ask()).toBe('ok: @standin_bot can see the chat Stand-in chat');
  expect(await ask('team')).toMatch(/^failure: .*chat not found.* add the bot to the chat/);
  await telegram.admin.script(
    { kind: 'error', code: 401 },
    { kind: 'error', code: 500 },
    { kind: 'foreign_page' },
  );
  expect(await ask()).toMatch(/^failure: .*Unauthorized.*@BotFather/);
  expect(await ask()).toMatch(/^warning: did not answer/);
  expect(await ask()).toMatch(/^warning: did not answer/);
  expect((await telegram.admin.readState()).messages).toEqual([]);
  await telegram.stop();
  expect(await ask()).toMatch(/^warning: did not answer/);
});

test('the bucket takes an object, refuses the credential, does not exist, is elsewhere or is away', async () => {
  const bucket = await start(startBucket('id', 'hidden'));
  const ask = async (changes: Record<string, string> = {}) => {
    const environment = { BACKUP_S3_URL: bucket.url, BACKUP_S3_KEY_ID: 'id', BACKUP_S3_SECRET: 'hidden' };
    const [finding = '', ...others] = await run(checkBucket, { ...environment, ...changes });
    expect(others).toEqual([]);
    expect(finding).not.toContain('hidden');
    return finding;
  };
  const readLeftover = async () => {
    const request = {
      method: 'GET',
      url: new URL(`${bucket.url}/connection-test`),
      body: '',
      now: new Date(),
    };
    const headers = signRequest(request, { region: 'us-east-1', keyId: 'id', secret: 'hidden' });
    return (await fetch(request.url, { headers })).status;
  };
  expect(await ask()).toMatch(/^ok: .* takes an object and returns it/);
  expect(await ask({ BACKUP_S3_URL: `${bucket.url}/a b/`, BACKUP_S3_REGION: 'eu-1' })).toMatch(/^ok/);
  for (const name of ['BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET'])
    expect(await ask({ [name]: 'other' })).toMatch(
      /^failure: .*\(SignatureDoesNotMatch\): check BACKUP_S3_KEY_ID/,
    );
  const elsewhere = bucket.url.replace('backups', 'other');
  expect(await ask({ BACKUP_S3_URL: elsewhere })).toMatch(/^failure: .*NoSuchBucket.* check BACKUP_S3_URL/);
  expect(await readLeftover()).toBe(404);
  const answer = async (respond: RequestListener) => {
    const server = createServer(respond).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return ask({ BACKUP_S3_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/b` });
  };
  expect(await answer((_request, response) => response.writeHead(301).end())).toMatch(
    /^failure: .* another region than us-east-1 .* set BACKUP_S3_REGION/,
  );
  expect(await answer((_request, response) => response.end('other'))).toMatch(/^failure: .* something else/);
  await bucket.stop();
  expect(await ask()).toMatch(/^failure: .*ECONNREFUSED.* check the host/);
  expect(await run(checkBucket, { BACKUP_S3_URL: bucket.url })).toEqual([]);
});

test('[ANSWER-02] a Slack webhook is only looked at, and no channel at all is a failure', async () => {
  const [slack = '', ...others] = await run(checkChats, {
    SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/hidden',
  });
  expect(slack).toMatch(/^ok: .* Only a message can prove it/);
  expect(others).toEqual([]);
  expect(slack).not.toContain('hidden');
  expect(await run(checkChats, { SLACK_WEBHOOK_URL: 'https://elsewhere.test/hidden' })).toEqual([
    'warning: SLACK_WEBHOOK_URL leads to elsewhere.test: it should start with https://hooks.slack.com/',
  ]);
  expect(await run(checkChats, {})).toEqual([expect.stringMatching(/^failure: neither/)]);
});

test('Google knows the client of the company calendar, refuses its secret, or is away', async () => {
  const google = await startTestGoogle();
  const environment = { ...toGoogleEnvironment(google), ...toCompanyEnvironment(google) };
  const ask = async (changes: Record<string, string> = {}) =>
    (await run(checkGoogle, { ...environment, ...changes }))[1];
  expect(await ask()).toMatch(/^ok: Google knows the client and its secret/);
  expect(await ask({ CALENDAR_CLIENT_SECRET: 'wrong' })).toMatch(/^failure: .*CALENDAR_CLIENT_SECRET/);
  expect(await ask({ CALENDAR_KEY: '' })).toMatch(/^failure: needs all of/);
  expect(await ask({ CALENDAR_CLIENT_ID: '', CALENDAR_CLIENT_SECRET: '' })).toMatch(/^ok: is not set/);
  await google.admin.script({ on: 'token', kind: 'connection_reset' });
  expect(await ask()).toMatch(/^warning: Google gave no clear answer/);
});

test('a client ID of visitors that was cut off is noticed', async () => {
  const ask = async (GOOGLE_CLIENT_ID: string) => (await run(checkGoogle, { GOOGLE_CLIENT_ID }))[0];
  expect(await ask('1-a.apps.googleusercontent.com')).toMatch(/^ok/);
  expect(await ask('1-a')).toMatch(/^warning: .* copy the client ID again/);
  expect(await ask('')).toMatch(/^ok: is not set/);
});

test('a service account gets a token, lacks its delegation, its account or its file', async () => {
  const google = await startTestGoogle();
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'key.json');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(file, JSON.stringify({ client_email: 'robot@project.example', private_key: pem }));
  const account = 'consultant@torque.example';
  await google.admin.setAccount({ email: account });
  const ask = async (changes: Record<string, string> = {}) => {
    const environment = {
      GOOGLE_TOKEN_URL: google.tokenUrl,
      GOOGLE_SERVICE_ACCOUNT_FILE: file,
      CALENDAR_ACCOUNT: account,
    };
    return (await run(checkGoogle, { ...environment, ...changes }))[1];
  };
  expect(await ask()).toMatch(/^failure: /);
  const delegate = (emails: string[]) =>
    google.admin.addServiceAccount({
      email: 'robot@project.example',
      publicKeys: [publicKey.export({ type: 'spki', format: 'pem' }).toString()],
      delegations: emails.map((email) => ({ email, scopes: companyScopes })),
    });
  await delegate([]);
  expect(await ask()).toMatch(/^failure: .*domain-wide delegation/);
  await delegate([account]);
  expect(await ask()).toMatch(/^ok: the service account may act for consultant@torque\.example/);
  expect(await ask({ CALENDAR_ACCOUNT: '' })).toMatch(/^failure: .* needs both/);
  expect(await ask({ GOOGLE_SERVICE_ACCOUNT_FILE: join(folder, 'none') })).toMatch(
    /^failure: .* not a readable key/,
  );
});

test('the database accepts connections, refuses the password, does not exist or does not run', async () => {
  const url = await createEmptyDatabase();
  const ask = (DATABASE_URL: string, DATABASE_PASSWORD = '') =>
    run(checkDatabase, { DATABASE_URL, DATABASE_PASSWORD });
  const change = (changes: Partial<URL>) => Object.assign(new URL(url), changes).href;
  expect(await ask(url)).toEqual([expect.stringMatching(/^ok: PostgreSQL \d+ accepts connections/)]);
  expect(await ask(url, 'wrong')).toEqual([expect.stringMatching(/^failure: .* refuses the password/)]);
  expect(await ask(change({ pathname: '/none' }))).toEqual([
    expect.stringMatching(/^failure: .* no such database/),
  ]);
  expect(await ask(change({ port: '1' }))).toEqual([
    expect.stringMatching(/^warning: .* out of reach .*ECONNREFUSED/),
  ]);
  expect(await ask('mysql://x')).toEqual([]);
  const { host } = new URL(url);
  const askAll = (DATABASE_HOSTS: string) =>
    run(checkDatabase, { DATABASE_URL: change({ port: '1' }), DATABASE_HOSTS });
  expect(await askAll(`127.0.0.1:1,${host}`)).toEqual([expect.stringMatching(/^ok: /)]);
  expect(await askAll('127.0.0.1:1,127.0.0.1:2')).toEqual([
    expect.stringMatching(/^warning: 127\.0\.0\.1:1, 127\.0\.0\.1:2 is out of reach/),
  ]);
});

test('[PANEL-07] doctor says whether anybody can enter the desk', async () => {
  const { pool, config } = await createTestContext();
  const ask = async () => (await run(checkDatabase, { DATABASE_URL: config.DATABASE_URL }))[1];
  await pool.query("insert into desk_person (name) values ('Ada'), ('Grace')");
  expect(await ask()).toMatch(/^warning: nobody can enter it.*pnpm ops desk invite NAME/);
  const addPasskey = (name: string) =>
    pool.query(
      `insert into desk_passkey (id, person_id, public_key, counter, transports, device)
       select $1, id, '', 0, '{}', 'Phone' from desk_person where name = $1`,
      [name],
    );
  await addPasskey('Ada');
  expect(await ask()).toBe('ok: one person has access');
  await addPasskey('Grace');
  expect(await ask()).toBe('ok: 2 people have access');
});

test('with every peer in place, the whole command finds nothing to fix', async () => {
  const [dns, mailbox, telegram, google] = await Promise.all([
    start(startDns()),
    start(startMailbox()),
    start(startTelegram()),
    startTestGoogle(),
  ]);
  const site = { origin: 'https://a-only.test', email: 'hello@a-only.test' };
  const environment = {
    ...{ SITE_ADDRESS: 'a-only.test', SITE_ORIGIN: site.origin, DNS_SERVERS: dns.server },
    PUBLIC_ANON_KEY: randomBytes(16).toString('hex'),
    FORM_TOKEN_SECRET: randomBytes(32).toString('hex'),
    POSTGRES_PASSWORD: randomBytes(32).toString('hex'),
    POSTGRES_SITE_PASSWORD: randomBytes(32).toString('hex'),
    DATABASE_URL: await createEmptyDatabase(),
    ...{ BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`, BACKUP_PATH: '/other-disk' },
    SMTP_URL: mailbox.smtpUrl,
    // Nobody listens there, and nothing is there. At the defaults, there may be an API and a build of the developer.
    ...{ METRICS_PORT: '1', LAUNCH_LIST: 'none' },
    ...{ TELEGRAM_API_URL: telegram.url, TELEGRAM_BOT_TOKEN: '1:a', TELEGRAM_CHAT_ID: '-100' },
    ...toCompanyEnvironment(google),
    CALENDAR_KEY: randomBytes(32).toString('base64'),
  };
  const { text, hasFailed } = await runDoctor(environment, [], { site, machineAddresses: ['192.0.2.21'] });
  expect(text).toMatch(/\n0 to fix, 0 to look at\n$/);
  expect(hasFailed).toBe(false);
  for (const subject of ['DNS', 'database', 'SMTP', 'Telegram', 'company calendar'])
    expect(text).toMatch(new RegExp(`^ok +${subject} `, 'm'));
});
