import { fieldNames, getInquiryField } from '@tt/contract/inquiry/inquiry-fields';
import { sourceFields, sourceNames } from '@tt/contract/inquiry/inquiry-source';
import { startSlack } from '@tt/standins/slack';
import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { buildDns, buildInquiry } from '../../../test/builders.ts';
import { runOutbox } from '../../../test/run-outbox.ts';
import { sendTestJob } from '../../../test/send-test-job.ts';
import { shortenQueueTimes } from '../../../test/shorten-queue-times.ts';
import { skipRetryPause } from '../../../test/skip-retry-pause.ts';
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

async function submit({ call, context }: TestApp, changes: Parameters<typeof buildInquiry>[0] = {}) {
  const form_token = createFormToken(context.secret, new Date(Date.now() - 60_000));
  const payload = buildInquiry({ form_token, ...changes });
  const response = await call({ method: 'POST', url: '/rest/v1/client_request', payload });
  expect(response.statusCode).toBe(201);
  return response.json().id as string;
}

/** The message's lines of what `buildInquiry` fills in. */
function listTypedLines(): string {
  const inquiry = buildInquiry();
  const lines = fieldNames.map((name) => `${getInquiryField(name).chatLabel}: ${inquiry[name]}`);
  expect(lines).toContain('Company: Analytical Engines');
  const sources = sourceNames.map((name) => `${sourceFields[name].chatLabel}: ${inquiry[name]}`);
  return [...lines.filter((line) => !line.startsWith('quoted')), ...sources].join('\n');
}

/** A worker of this queue alone: each further one would poll the database twice a second. */
async function startNotifying({ context }: TestApp) {
  await startTestWorker(context, { [queue]: createJobHandlers(context)[queue] });
}

test('[CAPI-10] [LEAD-02] an inquiry, with a form token or without, becomes one message in every configured chat, with all that an answer needs', async () => {
  const { telegram, slack, toTelegram, toSlack } = await startChats();
  const app = await startTestApp({ environment: { ...toTelegram, ...toSlack }, replacements: buildDns() });
  const ids = [
    await submit(app, { project_description: `Two\nlines. ${'x'.repeat(3_500)} end` }),
    await submit(app, { project_description: `Two\nlines. ${'x'.repeat(3_400)} end`, form_token: undefined }),
  ];
  await runOutbox(app.context);
  const expected = ids.map(
    (id, index) => `New inquiry
${listTypedLines()}
Open at the desk: https://site.example/desk/entry/${id}

> Two
> lines. ${'x'.repeat(3_500 - index * 100)} end`,
  );
  const { messages } = await telegram.admin.readState();
  expect(messages.map(({ text }) => text)).toEqual(expected);
  const inSlack = (await slack.admin.readState()).messages.map(({ text }) => text);
  expect(inSlack).toEqual(expected.map((text) => text.replaceAll('>', '&gt;')));
});

test('[LEAD-02] the longest description reaches both chats: truncated with a note in Telegram, complete in Slack', async () => {
  const { telegram, slack, toTelegram, toSlack } = await startChats();
  const app = await startTestApp({ environment: { ...toTelegram, ...toSlack }, replacements: buildDns() });
  const id = await submit(app, { project_description: `${'🛠️&<>\n'.repeat(714)}last` });
  await runOutbox(app.context);
  const [inTelegram] = (await telegram.admin.readState()).messages;
  expect(inTelegram?.text).toMatch(new RegExp(`/desk/entry/${id}\\n[^]*\\n\\nTruncated at.*at the desk\\.$`));
  const [inSlack] = (await slack.admin.readState()).messages;
  expect(inSlack?.text).toMatch(/\n&gt; last$/);
});

test('[CAPI-11] [CAPI-12] a failed notification is logged and retried, and the visitor never hears of it', async () => {
  const { telegram, toTelegram } = await startChats();
  await telegram.admin.script({ kind: 'error', code: 500, times: 2 });
  const { log, listFailures, readText } = createTestLog();
  const app = await startTestApp({ environment: toTelegram, replacements: { ...buildDns(), log } });
  await shortenQueueTimes(app.context.pool);
  await startNotifying(app);
  const payload = buildInquiry();
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
  const { rows } = await app.context.pool.query(
    "select data from job_outbox where queue = 'contact-form-notification'",
  );
  await runOutbox(app.context);
  await sendTestJob(app.context.pool, queue, rows[0].data);
  await runOutbox(app.context);
  expect((await telegram.admin.readState()).requestCount).toBe(1);
});

test('a chat that has the message does not get it again because another one failed', async () => {
  const { telegram, slack, toTelegram, toSlack } = await startChats();
  await slack.admin.script({ kind: 'error', code: 500, times: 2 });
  const app = await startTestApp({ environment: { ...toTelegram, ...toSlack }, replacements: buildDns() });
  const id = await submit(app);
  for (let run = 0; run < 2; run += 1) {
    await expect(runOutbox(app.context)).rejects.toThrow('slack: HTTP 500');
    await sendTestJob(app.context.pool, queue, { id });
  }
  await runOutbox(app.context);
  expect((await slack.admin.readState()).messages).toHaveLength(1);
  expect((await telegram.admin.readState()).requestCount).toBe(1);
});

test('retry_after is obeyed', async () => {
  const { telegram, toTelegram } = await startChats();
  await telegram.admin.script({ kind: 'too_many_requests', retryAfterSeconds: 3_000 });
  const app = await startTestApp({ environment: toTelegram, replacements: buildDns() });
  await startNotifying(app);
  await submit(app);
  // The queue's own pause would be a second.
  expect(await skipRetryPause(app.context.pool, queue, 1_000)).toBeLessThanOrEqual(3_000);
  await waitFor(async () => (await telegram.admin.readState()).messages.length === 1);
  expect((await telegram.admin.readState()).requestCount).toBe(2);
});

test('[CAPI-11] a chat that refuses is logged and leads to the dead-letter queue at once', async () => {
  const { telegram, toTelegram } = await startChats();
  await telegram.admin.script({ kind: 'error', code: 403, times: 'always' });
  const { log, listFailures } = createTestLog();
  const app = await startTestApp({ environment: toTelegram, replacements: { ...buildDns(), log } });
  await startNotifying(app);
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
  const { rows } = await app.context.pool.query(
    "select data from job_outbox where queue = 'contact-form-notification'",
  );
  expect(rows).toEqual([{ data: { id, requestId: expect.any(String) } }]);
  await runOutbox(app.context);
  const { messages } = await telegram.admin.readState();
  expect(messages.map(({ text }) => text.split('\n')[1])).toEqual(['Name: Grace Hopper']);
});

test('[CAPI-12] a chat that is down for an hour gets the message once when it is back', async () => {
  const { telegram, toTelegram } = await startChats();
  await telegram.admin.script({ kind: 'connection_reset', times: 'always' });
  const app = await startTestApp({ environment: toTelegram, replacements: buildDns() });
  const { pool } = app.context;
  await startNotifying(app);
  await submit(app);
  let downSeconds = 0;
  while (downSeconds < 3_600) downSeconds += await skipRetryPause(pool, queue);
  const down = await telegram.admin.readState();
  expect(down.requestCount).toBeGreaterThan(4);
  expect(down.messages).toEqual([]);

  await telegram.admin.clearFaults();
  // The try that was made due last may have begun before.
  await waitFor(async () => {
    await pool.query(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [
      queue,
    ]);
    const { rows } = await pool.query('select state from pgboss.job where name = $1', [queue]);
    return rows[0]?.state === 'completed';
  });
  expect((await telegram.admin.readState()).messages).toHaveLength(1);
});
