import { startSlack } from '@tt/standins/slack';
import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { createTestContext } from '../../../test/create-test-context.ts';
import { insertTestInquiry } from '../../../test/insert-test-inquiry.ts';
import { runOutbox } from '../../../test/run-outbox.ts';
import { shortenQueueTimes } from '../../../test/shorten-queue-times.ts';
import { startTestWorker } from '../../../test/start-test-worker.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { createJobHandlers } from '../../job-handlers.ts';
import { runOps } from '../../ops/run-ops.ts';
import { sendJob } from '../../queue/send-job.ts';

async function start() {
  const [telegram, slack] = await Promise.all([startTelegram(), startSlack()]);
  onTestFinished(async () => {
    await Promise.all([telegram.stop(), slack.stop()]);
  });
  const context = await createTestContext({
    environment: {
      TELEGRAM_API_URL: telegram.url,
      TELEGRAM_BOT_TOKEN: '1:secret',
      TELEGRAM_CHAT_ID: '-100',
      SLACK_WEBHOOK_URL: slack.webhookUrl,
    },
  });
  const readTexts = async () => (await telegram.admin.readState()).messages.map(({ text }) => text);
  /** Enqueues a scheduled job, and runs it and the jobs that it enqueues. */
  const runScheduled = async (queue: 'inquiry-summary' | 'inquiry-digest') => {
    await sendJob(context.pool, queue, {});
    await runOutbox(context);
  };
  return { context, telegram, slack, readTexts, runScheduled };
}

test('[LEAD-03] flagged inquiries are named once a day in one message to each chat', async () => {
  const { context, slack, readTexts, runScheduled } = await start();
  const robot = await insertTestInquiry(context.pool, { flagged: true, name: 'Robot', company_name: '' });
  const person = await insertTestInquiry(context.pool, {
    flagged: true,
    email: 'grace@navy.example',
    name: 'Grace\u00a0Hopper',
    company_name: 'Navy',
    project_description: `A compiler,\n\n2. eve@evil.example\n${'x'.repeat(200)}`,
  });
  await runScheduled('inquiry-digest');
  const text = `Daily digest: 2 inquiries marked as spam. Release what is real.
Open at the desk: https://site.example/desk?show=spam

1. ${robot.email}
https://site.example/desk/entry/${robot.id}
> Robot
> ${robot.project_description}

2. grace@navy.example
https://site.example/desk/entry/${person.id}
> Grace Hopper, Navy
> A compiler, 2. eve@evil.example ${'x'.repeat(88)}…`;
  expect(await readTexts()).toEqual([text]);
  expect((await slack.admin.readState()).messages.map((message) => message.text)).toEqual([
    text.replaceAll('>', '&gt;'),
  ]);
  await runScheduled('inquiry-digest');
  expect(await readTexts()).toHaveLength(1);
});

test('[LEAD-03] an inquiry that a release without announcements flagged is in the digest too', async () => {
  const { context, readTexts, runScheduled } = await start();
  const { id } = await insertTestInquiry(context.pool, { flagged: true });
  await context.pool.query('update client_request set announcement = default');
  await runScheduled('inquiry-digest');
  expect(await readTexts()).toEqual([expect.stringContaining(id)]);
});

test('what is beyond a shared limit is announced together, and what is flagged or announced by itself is not', async () => {
  const { context, readTexts, runScheduled } = await start();
  await insertTestInquiry(context.pool, { flagged: true });
  await insertTestInquiry(context.pool);
  await context.pool.query('delete from job_outbox');
  const { id } = await insertTestInquiry(context.pool, { announcement: 'summary' });
  await runScheduled('inquiry-summary');
  const [text] = await readTexts();
  expect(text).toMatch(
    /^1 inquiry, grouped because many arrived at once\.\nOpen at the desk: \S+\/desk\?show=waiting\n/,
  );
  expect(text).toContain(`/desk/entry/${id}\n`);
  expect(text?.match(/\/entry\//g)).toHaveLength(1);
});

test('when nothing waits, nothing is sent', async () => {
  const { context, telegram, runScheduled } = await start();
  await runScheduled('inquiry-summary');
  await runScheduled('inquiry-digest');
  expect((await telegram.admin.readState()).requestCount).toBe(0);
  expect((await context.pool.query('select from inquiry_summary')).rowCount).toBe(0);
});

test('a summary that does not fit names as many as fit, and says how many others there are', async () => {
  const { context, readTexts, runScheduled } = await start();
  const rows = [];
  for (let n = 0; n < 60; n += 1) {
    rows.push(
      await insertTestInquiry(context.pool, { announcement: 'summary', created_at: new Date(n * 1e9) }),
    );
  }
  await runScheduled('inquiry-summary');
  const [text = ''] = await readTexts();
  const named = text.match(/\/desk\/entry\//g)?.length ?? 0;
  expect(named).toBeGreaterThan(15);
  const [, left] = /\n\n(\d+) more at the desk\.$/.exec(text) ?? [];
  expect(Number(left)).toBe(60 - named);
  const { rows: summaries } = await context.pool.query('select id from inquiry_summary');
  const list = await runOps(context, ['inquiries', 'list', '--summary', summaries[0].id]);
  expect(list.split('\n').map((line) => line.split(' ')[0])).toEqual([...rows.map(({ id }) => id), '']);
});

test('a chat that is down gets its summary when it is back, and the other one does not get it twice', async () => {
  const { context, telegram, slack, readTexts } = await start();
  await slack.admin.script({ kind: 'error', code: 500, times: 2 });
  await shortenQueueTimes(context.pool);
  await insertTestInquiry(context.pool, { announcement: 'summary' });
  await sendJob(context.pool, 'inquiry-summary', {});
  const handlers = createJobHandlers(context);
  await startTestWorker(context, {
    'inquiry-summary': handlers['inquiry-summary'],
    'inquiry-summary-notification': handlers['inquiry-summary-notification'],
  });
  await waitFor(async () => (await slack.admin.readState()).messages.length === 1);
  expect(await readTexts()).toHaveLength(1);
  expect((await telegram.admin.readState()).requestCount).toBe(1);
});

test('two workers at the same moment put each inquiry into one summary', async () => {
  const { context } = await start();
  for (let n = 0; n < 20; n += 1) await insertTestInquiry(context.pool, { announcement: 'summary' });
  const job = { id: '1', data: {}, retryCount: 0, retryLimit: 1 };
  await Promise.all([1, 2, 3].map(() => createJobHandlers(context)['inquiry-summary'](job)));
  const { rows } = await context.pool.query(`
    select (select count(*)::int from client_request where summary_id is null) as left,
      (select count(*)::int from inquiry_summary) as summaries,
      (select count(*)::int from job_outbox where queue = 'inquiry-summary-notification') as jobs`);
  expect(rows).toEqual([{ left: 0, summaries: rows[0].jobs, jobs: rows[0].summaries }]);
});

test('[LEAD-03] an operator announces a flagged inquiry like any other, and the digest leaves it out', async () => {
  const { context, readTexts, runScheduled } = await start();
  const row = await insertTestInquiry(context.pool, { flagged: true });
  expect(await runOps(context, ['inquiries', 'announce', row.id])).toMatch(/^It will be announced/);
  expect(await runOps(context, ['inquiries', 'announce', 'nonsense'])).toBe('There is no such inquiry.\n');
  await runOutbox(context);
  await runScheduled('inquiry-digest');
  expect(await readTexts()).toEqual([expect.stringMatching(/^New inquiry\nName: /)]);
  const { rows: entries } = await context.pool.query(
    'select state, version, waits_since > received_at as waits_from_now from desk_entry',
  );
  expect(entries).toEqual([{ state: 'new', version: 1, waits_from_now: true }]);
});

test('[LEAD-03] the digest is scheduled every day, the summary every ten minutes', async () => {
  const { pool } = await createTestContext();
  const { rows } = await pool.query(
    "select name, cron, timezone from pgboss.schedule where name like 'inquiry-%' order by name",
  );
  expect(rows).toEqual([
    { name: 'inquiry-digest', cron: '0 6 * * *', timezone: 'UTC' },
    { name: 'inquiry-summary', cron: '*/10 * * * *', timezone: 'UTC' },
  ]);
});
