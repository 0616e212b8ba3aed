import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { buildDns, buildInquiry } from '../../../test/builders.ts';
import { shortenQueueTimes } from '../../../test/shorten-queue-times.ts';
import { startProcess, waitUntilReady } from '../../../test/start-process.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { startTestWorker } from '../../../test/start-test-worker.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { createJobHandlers } from '../../job-handlers.ts';

test('a worker killed in mid-send leaves the job to another, which delivers it', async () => {
  const telegram = await startTelegram();
  onTestFinished(() => telegram.stop());
  const toTelegram = {
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: '1:secret',
    TELEGRAM_CHAT_ID: '-100',
  };
  await telegram.admin.script({ kind: 'hang' });
  const app = await startTestApp({ environment: toTelegram, replacements: buildDns() });
  const killed = await startProcess('../src/worker.ts', app.context.config.DATABASE_URL, toTelegram);
  await waitUntilReady(killed);
  const { pool } = app.context;
  await shortenQueueTimes(pool);
  const submitted = await app.call({
    method: 'POST',
    url: '/rest/v1/client_request',
    payload: buildInquiry(),
  });
  expect(submitted.statusCode).toBe(201);
  await waitFor(async () => (await telegram.admin.readState()).requestCount === 1);
  killed.child.kill('SIGKILL');

  const claimSeconds = 5;
  const claimedAt = Date.now();
  await pool.query(`update delivery_claim set claimed_until = now() + $1 * interval '1 s'`, [claimSeconds]);
  await startTestWorker(app.context, createJobHandlers(app.context));
  await waitFor(async () => (await telegram.admin.readState()).messages.length === 1);
  // Not before the killed worker's claim has ended: the chat may have accepted its message.
  expect(Date.now() - claimedAt).toBeGreaterThanOrEqual(claimSeconds * 1_000);
  expect((await telegram.admin.readState()).requestCount).toBe(2);
});
