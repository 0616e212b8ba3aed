import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDns } from '@tt/standins/dns';
import { startMailbox } from '@tt/standins/mailbox';
import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { findSlot } from '../../../../test/booking/build-booking-request.ts';
import { startConsentBrowser } from '../../../../test/calendar/consent-browser.ts';
import { createTestContext } from '../../../../test/create-test-context.ts';
import { readWholeDatabase } from '../../../../test/read-whole-database.ts';
import { startTestGoogle, toGoogleEnvironment } from '../../../../test/booking/start-booking-app.ts';
import { toCompanyEnvironment } from '../../../../test/booking/start-email-app.ts';
import { startProcess, waitUntilNotBusy, waitUntilReady } from '../../../../test/start-process.ts';
import { pageHeaders } from '../../../../test/start-test-app.ts';
import { waitFor } from '../../../../test/wait-for.ts';
import { companyScopes } from '../../../adapters/calendar/company-scopes.ts';
import { runOps } from '../../../ops/run-ops.ts';
import { sendJob } from '../../../queue/send-job.ts';

// Unlike Google's secrets in shape, so that no scrubbing can hide a leak.
const canary = {
  refreshToken: `canary-${randomUUID()}`,
  clientSecret: `canary-${randomUUID()}`,
  key: randomBytes(32).toString('base64'),
};
const robot = 'robot@project.example';

async function startPeers() {
  const [google, mailbox, telegram, dns] = await Promise.all([
    startTestGoogle(),
    startMailbox(),
    startTelegram(),
    startDns(),
  ]);
  onTestFinished(async () => void (await Promise.all([mailbox.stop(), telegram.stop(), dns.stop()])));
  await google.admin.changeClient(google.company.clientId, canary.clientSecret);
  await google.admin.issueRefreshToken({ token: canary.refreshToken });
  return { google, mailbox, telegram, dns };
}

async function writeSecrets() {
  const folder = await mkdtemp(join(tmpdir(), 'canary-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const tokenFile = join(folder, 'token');
  const keyFile = join(folder, 'key.json');
  await writeFile(tokenFile, canary.refreshToken);
  await writeFile(keyFile, JSON.stringify({ client_email: robot, private_key: pem }));
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { tokenFile, keyFile, publicPem, keyLine: pem.split('\n')[5] ?? '' };
}

test('[MAILBOOK-08] no credential of the company is in a log, answer, mail, chat or table, whatever Google answers', async () => {
  const { google, mailbox, telegram, dns } = await startPeers();
  const { tokenFile, keyFile, publicPem, keyLine } = await writeSecrets();
  const common = {
    ...toGoogleEnvironment(google),
    ...toCompanyEnvironment(google),
    CALENDAR_KEY: canary.key,
    CALENDAR_CLIENT_SECRET: canary.clientSecret,
    SMTP_URL: mailbox.smtpUrl,
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: '1:test',
    TELEGRAM_CHAT_ID: '1',
    DNS_SERVERS: dns.server,
    LOG_LEVEL: 'trace',
  };
  const service = {
    ...common,
    GOOGLE_SERVICE_ACCOUNT_FILE: keyFile,
    CALENDAR_ACCOUNT: google.company.account,
  };
  const context = await createTestContext({ environment: { ...common, LOG_LEVEL: 'silent' } });
  const { DATABASE_URL } = context.config;
  const answers: string[] = [];
  const browser = startConsentBrowser();
  const ops = async (using: typeof context, ...words: string[]) => {
    const answer = runOps(using, ['calendar', ...words], browser.terminal);
    answers.push(await answer.catch((error) => `${error.stack}`));
  };
  const server = await startProcess('../src/server.ts', DATABASE_URL, service);
  const worker = await startProcess('../src/worker.ts', DATABASE_URL, service);
  await Promise.all([waitUntilReady(server), waitUntilReady(worker)]);
  await waitUntilNotBusy(server);

  const call = async (path: string, body?: object) => {
    const headers = { ...pageHeaders, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${server.origin}/functions/v1/${path}`, { ...init, headers });
    answers.push(JSON.stringify([...response.headers]), await response.clone().text());
    return response.json() as Promise<{ methods?: string[]; success?: boolean }>;
  };
  const book = (index: number) =>
    call('booking-by-email', {
      ...{ name: 'Ada Lovelace', email: `ada${index}@mx.test`, ...findSlot(index), duration: 30 },
      ...{ timezone: 'Europe/Warsaw', language: 'en' },
    });
  const waitUntilOpen = () =>
    expect.poll(async () => (await call('google-calendar-config')).methods).toContain('email');

  await ops(context, 'connect', '--refresh-token-file', tokenFile);
  await waitUntilOpen();
  const faults = [
    { on: 'insert', kind: 'error', reason: 'authError', times: 2 },
    { on: 'insert', kind: 'malformed_json' },
    { on: 'freebusy', kind: 'answer_lost' },
    { on: 'token', kind: 'oauth_error', error: 'invalid_scope' },
    { on: 'token', kind: 'malformed_json' },
  ] as const;
  for (const [index, fault] of faults.entries()) {
    await google.admin.script(fault);
    await book(index);
    await sendJob(context.pool, 'calendar-snapshot', {});
    await ops(context, 'check');
    await google.admin.clearFaults();
    await ops(context, 'check');
    await waitUntilOpen();
  }
  await google.admin.expireRefreshToken();
  await ops(context, 'check');
  await ops(context, 'status');
  await waitFor(async () => /broken/.test(await (await fetch(`${server.origin}/readyz`)).text()));

  const serviceContext = await createTestContext({
    databaseUrl: DATABASE_URL,
    environment: { ...service, LOG_LEVEL: 'silent' },
  });
  await ops(serviceContext, 'connect');
  const delegations = [{ email: google.company.account, scopes: companyScopes }];
  await google.admin.addServiceAccount({ email: robot, publicKeys: [publicPem], delegations });
  await ops(serviceContext, 'connect');
  await waitUntilOpen();
  expect(await book(9)).toMatchObject({ success: true });
  await google.admin.addServiceAccount({ email: robot, publicKeys: [publicPem], delegations: [] });
  await ops(serviceContext, 'check');
  const sealed = await context.pool.query('select from calendar_connection');
  expect(sealed.rowCount).toBe(1);
  await waitFor(async () => (await telegram.admin.readState()).messages.length >= 2);

  const database = await readWholeDatabase(context.pool);
  const logs = server.output() + worker.output();
  const state = await google.admin.readState();
  const secrets = {
    ...canary,
    keyLine,
    // The head of every assertion, which is worth a token for an hour.
    assertion: Buffer.from('{"alg":"RS256"').toString('base64url').slice(0, 18),
    ...Object.fromEntries(state.tokens.map(({ token }, index) => [`accessToken${index}`, token])),
  };
  expect(state.tokens.length).toBeGreaterThan(3);
  expect(database).toContain(google.company.account);
  expect(logs).toContain('the company calendar failed');
  const places = {
    database,
    logs,
    answers: answers.join('\n') + browser.printed(),
    mails: JSON.stringify(await mailbox.admin.readState()),
    chats: JSON.stringify(await telegram.admin.readState()),
  };
  for (const [place, text] of Object.entries(places)) {
    for (const [name, secret] of Object.entries(secrets))
      expect(text.includes(secret), `${name} in ${place}`).toBe(false);
  }
  // Nothing had to be scrubbed either.
  expect(logs).not.toContain('[secret]');
});
