import { randomUUID } from 'node:crypto';
import { startMailbox } from '@tt/standins/mailbox';
import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { bookOverHttp } from '../../../test/booking/book-over-http.ts';
import { findSlot } from '../../../test/booking/build-booking-request.ts';
import { createTestContext } from '../../../test/create-test-context.ts';
import { readWholeDatabase } from '../../../test/read-whole-database.ts';
import { startTestGoogle, toGoogleEnvironment } from '../../../test/booking/start-booking-app.ts';
import { startProcess, waitUntilNotBusy, waitUntilReady } from '../../../test/start-process.ts';
import { waitFor } from '../../../test/wait-for.ts';

// Unlike a Google token in shape, so that no scrubbing can hide a leak.
const canary = `canary-${randomUUID()}`;
const typed = `typed-${randomUUID()}`;

test('[AUTH-13] a token is found in no log, table, queue, mail or chat, whatever Google answers', async () => {
  const context = await createTestContext();
  const google = await startTestGoogle();
  const mailbox = await startMailbox();
  const telegram = await startTelegram();
  onTestFinished(async () => void (await Promise.all([mailbox.stop(), telegram.stop()])));
  const environment = {
    ...toGoogleEnvironment(google),
    SMTP_URL: mailbox.smtpUrl,
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: '1:test',
    TELEGRAM_CHAT_ID: '1',
    LOG_LEVEL: 'trace',
  };
  const { DATABASE_URL } = context.config;
  const server = await startProcess('../src/server.ts', DATABASE_URL, environment);
  const worker = await startProcess('../src/worker.ts', DATABASE_URL, environment);
  await Promise.all([waitUntilReady(server), waitUntilReady(worker)]);
  await waitUntilNotBusy(server);

  const issueCanary = (number: number) => google.admin.issueToken({ token: `${canary}-${number}` });
  const faults = [
    { kind: 'error', reason: 'authError' },
    { kind: 'error', reason: 'insufficientPermissions' },
    { kind: 'error', reason: 'quotaExceeded' },
    { kind: 'malformed_json' },
    { kind: 'answer_lost' },
  ] as const;
  for (const [index, fault] of faults.entries()) {
    await google.admin.script({ on: 'insert', ...fault });
    const accessToken = await issueCanary(index);
    await bookOverHttp(server.origin, { ...findSlot(index), accessToken, message: typed });
  }
  const accessToken = await issueCanary(9);
  const last = await bookOverHttp(server.origin, { ...findSlot(9), accessToken, message: typed });
  expect(last.answer.success).toBe(true);
  // Invalid input must not be echoed anywhere either.
  await bookOverHttp(server.origin, { accessToken: `${canary} `, duration: 31 as 30, message: typed });
  await waitFor(async () => (await mailbox.admin.readState()).mails.length === 3);
  await waitFor(async () => (await telegram.admin.readState()).messages.length === 3);
  // Once both have exited, they can't do or write anything more.
  for (const { child } of [server, worker]) child.kill('SIGTERM');
  expect(await Promise.all([server.ended, worker.ended])).toEqual([0, 0]);

  const database = await readWholeDatabase(context.pool);
  const logs = server.output() + worker.output();
  expect(database).toContain(typed);
  expect(logs).toContain('google-calendar-booking');
  const places = {
    database,
    logs,
    mails: JSON.stringify(await mailbox.admin.readState()),
    chats: JSON.stringify(await telegram.admin.readState()),
  };
  for (const [place, text] of Object.entries(places)) expect(text, place).not.toContain(canary);
  expect(logs).not.toContain(typed);
  expect(logs).not.toContain('Ada Lovelace');
});
