import { setTimeout as sleep } from 'node:timers/promises';
import { startSlack } from '@tt/standins/slack';
import { startTelegram } from '@tt/standins/telegram';
import { TestClock } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { buildDns, buildEnquiry } from '../../../test/builders.ts';
import { sendTestJob } from '../../../test/send-test-job.ts';
import { shortenQueueTimes } from '../../../test/shorten-queue-times.ts';
import { startProcess, waitUntilReady } from '../../../test/start-process.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { startTestWorker } from '../../../test/start-test-worker.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { createFormToken } from '../../forms/form-token.ts';
import { createJobHandlers } from '../../job-handlers.ts';
import { createLogger } from '../../process/logger.ts';

const queue = 'contact-form-notification';

async function startChats() {
  const [telegram, slack] = await Promise.all([startTelegram(), startSlack()]);
  onTestFinished(async () => {
    await Promise.all([telegram.stop(), slack.stop()]);
  });
  const toTelegram = {
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: '1:secret',
    TELEGRAM_CHAT_ID: '-100',
  };
  const toSlack = { SLACK_WEBHOOK_URL: slack.webhookUrl };
  return { telegram, slack, toTelegram, toSlack };
}

/** A log that the test reads: entries as objects, and all of them as the written text. */
function createTestLog() {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  const listFailures = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'job failed');
  return { log, listFailures, readText: () => lines.join('') };
}

async function submit({ call, context }: TestApp, changes: Parameters<typeof buildEnquiry>[0] = {}) {
  const form_token = createFormToken(context.secret, new Date(Date.now() - 60_000));
  const payload = buildEnquiry({ form_token, ...changes });
  const response = await call({ method: 'POST', url: '/rest/v1/client_request', payload });
  expect(response.statusCode).toBe(201);
  return response.json().id as string;
}

/** Waits until this many jobs have completed. */
async function waitForCompleted({ context }: TestApp, count: number) {
  const line = `jobs_total{queue="${queue}",outcome="completed"} ${count}\n`;
  await waitFor(async () => (await context.metrics.registry.metrics()).includes(line));
}

test.each([
  ['with a form token', {}],
  ['without a form token', { form_token: undefined }],
])(
  '[CAPI-10] [LEAD-02] an inquiry %s becomes one message in every configured chat, with all that an answer needs',
  async (_what, token) => {
    const { telegram, slack, toTelegram, toSlack } = await startChats();
    const app = await startTestApp({ environment: { ...toTelegram, ...toSlack }, replacements: buildDns() });
    await startTestWorker(app.context, createJobHandlers(app.context));
    const id = await submit(app, { project_description: `Two\nlines. ${'x'.repeat(3_500)} end`, ...token });

    const { value } = await waitFor(async () => (await telegram.admin.readState()).messages[0]);
    expect(value.text).toBe(
      `New inquiry
Name: Ada Lovelace
Email: ada@site.example
Company: Analytical Engines
Social media: @ada
ID: ${id}

> Two
> lines. ${'x'.repeat(3_500)} end`,
    );
    const { value: inSlack } = await waitFor(async () => (await slack.admin.readState()).messages[0]);
    expect(inSlack.text).toBe(value.text.replaceAll('>', '&gt;'));
    const counts = [await telegram.admin.readState(), await slack.admin.readState()].map(
      ({ messages }) => messages.length,
    );
    expect(counts).toEqual([1, 1]);
  },
);

test('[LEAD-02] the longest description reaches both chats: truncated with a note in Telegram, complete in Slack', async () => {
  const { telegram, slack, toTelegram, toSlack } = await startChats();
  const app = await startTestApp({ environment: { ...toTelegram, ...toSlack }, replacements: buildDns() });
  await startTestWorker(app.context, createJobHandlers(app.context));
  const id = await submit(app, { project_description: `${'🛠️&<>\n'.repeat(714)}last` });
  const { value } = await waitFor(async () => (await telegram.admin.readState()).messages[0]);
  expect(value.text).toMatch(new RegExp(`\\n\\nCut here.*pnpm ops enquiries show ${id}$`));
  const { value: inSlack } = await waitFor(async () => (await slack.admin.readState()).messages[0]);
  expect(inSlack.text).toMatch(/\n&gt; last$/);
});

test('[CAPI-10] a job in the shape of a former release, which carried everything, is announced by its ID', async () => {
  const { telegram, toTelegram } = await startChats();
  const app = await startTestApp({ environment: toTelegram, replacements: buildDns() });
  const id = await submit(app);
  await app.context.pool.query('delete from job_outbox');
  const former = { name: 'x', email: 'x@site.example', company: '', social: '', description: 'x' };
  await sendTestJob(app.context.pool, queue, { id, ...former });
  await startTestWorker(app.context, createJobHandlers(app.context));
  const { value } = await waitFor(async () => (await telegram.admin.readState()).messages[0]);
  expect(value.text).toContain('Email: ada@site.example\n');
});

test('[CAPI-11] [CAPI-12] a failed notification is logged and retried, and the visitor never hears of it', async () => {
  const { telegram, toTelegram } = await startChats();
  await telegram.admin.script({ kind: 'error', code: 500, times: 2 });
  const { log, listFailures, readText } = createTestLog();
  const app = await startTestApp({ environment: toTelegram, replacements: { ...buildDns(), log } });
  await shortenQueueTimes(app.context.pool);
  await startTestWorker(app.context, createJobHandlers(app.context));
  const payload = buildEnquiry();
  const response = await app.call({ method: 'POST', url: '/rest/v1/client_request', payload });
  expect([response.statusCode, response.json()]).toEqual([201, { id: expect.any(String) }]);

  await waitFor(async () => (await telegram.admin.readState()).messages.length === 1);
  expect((await telegram.admin.readState()).requestCount).toBe(3);
  expect(listFailures()).toMatchObject(
    [0, 1].map((retryCount) => ({
      level: 50,
      queue,
      status: 'failed',
      retryCount,
      err: { message: 'telegram: HTTP 500' },
    })),
  );
  for (const words of [payload.name, payload.email, payload.project_description]) {
    expect(readText()).not.toContain(words);
  }
  const same = await app.call({ method: 'POST', url: '/rest/v1/client_request', payload });
  expect([same.statusCode, same.json()]).toEqual([201, response.json()]);
});

test('a job that runs twice sends once', async () => {
  const { telegram, toTelegram } = await startChats();
  const app = await startTestApp({ environment: toTelegram, replacements: buildDns() });
  await submit(app);
  const { rows } = await app.context.pool.query('select data from job_outbox');
  await startTestWorker(app.context, createJobHandlers(app.context));
  await waitFor(async () => (await telegram.admin.readState()).messages.length === 1);
  await sendTestJob(app.context.pool, queue, rows[0].data);
  await waitForCompleted(app, 2);
  expect((await telegram.admin.readState()).requestCount).toBe(1);
});

test('a chat that has the message does not get it again because another one failed', async () => {
  const { telegram, slack, toTelegram, toSlack } = await startChats();
  await slack.admin.script({ kind: 'error', code: 500, times: 2 });
  const app = await startTestApp({ environment: { ...toTelegram, ...toSlack }, replacements: buildDns() });
  await shortenQueueTimes(app.context.pool);
  await startTestWorker(app.context, createJobHandlers(app.context));
  await submit(app);
  await waitFor(async () => (await slack.admin.readState()).messages.length === 1);
  expect((await telegram.admin.readState()).requestCount).toBe(1);
});

test('retry_after is obeyed', async () => {
  const { telegram, toTelegram } = await startChats();
  await telegram.admin.script({ kind: 'too_many_requests', retryAfterSeconds: 3 });
  const app = await startTestApp({ environment: toTelegram, replacements: buildDns() });
  await shortenQueueTimes(app.context.pool);
  await startTestWorker(app.context, createJobHandlers(app.context));
  await submit(app);
  await waitFor(async () => (await telegram.admin.readState()).requestCount === 1);
  const { elapsedMs } = await waitFor(async () => (await telegram.admin.readState()).messages.length === 1);
  expect(elapsedMs).toBeGreaterThan(2_000);
});

test('[CAPI-11] a chat that refuses is logged and leads to the dead-letter queue at once', async () => {
  const { telegram, toTelegram } = await startChats();
  await telegram.admin.script({ kind: 'error', code: 403, times: 'always' });
  const { log, listFailures } = createTestLog();
  const app = await startTestApp({ environment: toTelegram, replacements: { ...buildDns(), log } });
  await startTestWorker(app.context, createJobHandlers(app.context));
  await submit(app);
  const alarm = `job_dead_letters{queue="${queue}-dead"} 1`;
  await waitFor(async () => (await app.context.metrics.registry.metrics()).includes(alarm));
  expect((await telegram.admin.readState()).requestCount).toBe(1);
  expect(listFailures()).toMatchObject([{ level: 50, queue, status: 'deadletter' }]);
});

test('a flagged inquiry is not announced', async () => {
  const { telegram, toTelegram } = await startChats();
  const app = await startTestApp({ environment: toTelegram, replacements: buildDns() });
  await submit(app, { fax_number: '555' });
  const id = await submit(app, { name: 'Grace Hopper' });
  const { rows } = await app.context.pool.query('select data from job_outbox');
  expect(rows).toEqual([{ data: { id, requestId: expect.any(String) } }]);
  await startTestWorker(app.context, createJobHandlers(app.context));
  await waitForCompleted(app, 1);
  const { messages } = await telegram.admin.readState();
  expect(messages.map(({ text }) => text.split('\n')[1])).toEqual(['Name: Grace Hopper']);
});

test('[CAPI-12] a chat that is down for an hour gets the message once when it is back', async () => {
  const { telegram, toTelegram } = await startChats();
  await telegram.admin.script({ kind: 'connection_reset', times: 'always' });
  const app = await startTestApp({ environment: toTelegram, replacements: buildDns() });
  const clock = new TestClock(new Date());
  await startTestWorker(app.context, createJobHandlers(app.context), { clock });
  await submit(app);
  await waitFor(async () => (await app.context.pool.query('select from job_outbox')).rowCount === 0);

  const passMinutes = async (minutes: number, step: number) => {
    for (let passed = 0; passed < minutes; passed += step) {
      await clock.setTime(clock.now() + step * 60_000 - 1_000);
      await clock.tick(1_000);
      await sleep(40);
    }
  };
  await passMinutes(60, 2);
  const down = await telegram.admin.readState();
  expect(down.requestCount).toBeGreaterThan(4);
  expect(down.messages).toEqual([]);

  await telegram.admin.clearFaults();
  await passMinutes(150, 5);
  expect((await telegram.admin.readState()).messages).toHaveLength(1);
}, 120_000);

test('a worker killed in mid-send leaves the job to another, which delivers it', async () => {
  const { telegram, toTelegram } = await startChats();
  await telegram.admin.script({ kind: 'hang' });
  const app = await startTestApp({ environment: toTelegram, replacements: buildDns() });
  const killed = await startProcess('../src/worker.ts', app.context.config.DATABASE_URL, toTelegram);
  await waitUntilReady(killed);
  const { pool } = app.context;
  await shortenQueueTimes(pool);
  await submit(app);
  await waitFor(async () => (await telegram.admin.readState()).requestCount === 1);
  killed.child.kill('SIGKILL');

  const claimSeconds = 5;
  const claimedAt = Date.now();
  await pool.query(`update delivery_claim set claimed_until = now() + $1 * interval '1 s'`, [claimSeconds]);
  await startTestWorker(app.context, createJobHandlers(app.context));
  const { elapsedMs } = await waitFor(
    async () => (await telegram.admin.readState()).messages.length === 1,
    30_000,
  );
  // Not before the killed worker's claim has ended: the chat may have accepted its message.
  expect(Date.now() - claimedAt).toBeGreaterThanOrEqual(claimSeconds * 1_000);
  expect(elapsedMs).toBeLessThan((claimSeconds + 10) * 1_000);
  expect((await telegram.admin.readState()).requestCount).toBe(2);
}, 120_000);
