import { inquiryColumns } from '@tt/contract/inquiry/inquiry';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { startTelegram } from '@tt/standins/telegram';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { advanceDatabase } from '../../../test/advance-database.ts';
import { findSlot } from '../../../test/booking/build-booking-request.ts';
import { createTestContext } from '../../../test/create-test-context.ts';
import { insertTestBooking } from '../../../test/booking/insert-test-booking.ts';
import { insertTestInquiry } from '../../../test/insert-test-inquiry.ts';
import { runOutbox } from '../../../test/run-outbox.ts';
import { skipRetryPause } from '../../../test/skip-retry-pause.ts';
import { startBookingWorld } from '../../../test/booking/start-booking-world.ts';
import { startEmailApp } from '../../../test/booking/start-email-app.ts';
import { addTestWebhook, receiverEnvironment, startTestReceiver } from '../../../test/start-test-receiver.ts';
import { startTestWorker } from '../../../test/start-test-worker.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { createSecretSealer } from '../../adapters/calendar/seal-secret.ts';
import { createWebhooks } from '../../adapters/webhook/create-webhooks.ts';
import type { Context } from '../../context.ts';
import { createJobHandlers } from '../../job-handlers.ts';
import { runOps } from '../../ops/run-ops.ts';
import { enqueueWebhooks } from '../../queue/enqueue-webhooks.ts';

async function startReceiving(environment: Record<string, string> = {}) {
  const receiver = await startTestReceiver();
  const context = await createTestContext({ environment: { ...receiverEnvironment, ...environment } });
  const webhook = await addTestWebhook(context, receiver.hookUrl);
  const listCalls = async () => (await receiver.admin.readState()).calls;
  return { receiver, context, webhook, listCalls };
}

/** A worker of this queue alone: each further one would poll the database twice a second. */
async function startHandingOver(context: Context) {
  await startTestWorker(context, { webhook: createJobHandlers(context).webhook });
}

test('[DESK-03] a stored inquiry is handed over in a form that the reference implementation verifies', async () => {
  const { context, webhook, listCalls } = await startReceiving();
  const inquiry = await insertTestInquiry(context.pool, { name: 'Ada' });
  await runOutbox(context);
  const [call] = await listCalls();
  expect(call?.headers).toMatchObject({
    'webhook-id': `${inquiry.id}.inquiry.received.0`,
    'content-type': 'application/json',
  });
  const verified = new Webhook(webhook.secret).verify(call?.body ?? '', call?.headers ?? {});
  const typed = inquiryColumns.map((name) => [name, inquiry[name]]);
  expect(verified).toEqual({
    type: 'inquiry.received',
    timestamp: inquiry.created_at.toISOString(),
    data: {
      id: inquiry.id,
      ...Object.fromEntries(typed),
      flagged: false,
    },
  });
  expect(() => new Webhook(webhook.secret).verify(`${call?.body} `, call?.headers ?? {})).toThrow();
});

test('[DESK-03] a booking is handed over when it is confirmed, moved and canceled', async () => {
  const receiver = await startTestReceiver();
  const world = await startBookingWorld({ environment: receiverEnvironment });
  await addTestWebhook(world.context, receiver.hookUrl);
  const { booking } = (await world.book()).json();
  await expect.poll(world.readEnd).toMatchObject({ bookings: ['confirmed ready'] });
  const start = findSlot(4);
  expect((await world.post('booking-reschedule', { key: booking.viewKey, ...start })).json()).toMatchObject({
    success: true,
  });
  await runOutbox(world.context);
  await world.post('booking-cancel', { key: booking.viewKey });
  await runOutbox(world.context);
  const calls = (await receiver.admin.readState()).calls.map(({ headers, body }) => ({
    id: headers['webhook-id'],
    ...JSON.parse(body),
  }));
  expect(calls).toMatchObject([
    {
      id: `${booking.id}.booking.confirmed.0`,
      type: 'booking.confirmed',
      data: {
        id: booking.id,
        sequence: 0,
        status: 'confirmed',
        startsAt: booking.startsAt,
        name: 'Ada Lovelace',
        phone: '+48 22 123 45 67',
        meetLink: expect.stringContaining('https://meet.google.com/'),
        email: expect.stringContaining('@'),
      },
    },
    {
      id: `${booking.id}.booking.moved.1`,
      type: 'booking.moved',
      data: { id: booking.id, sequence: 1, startsAt: new Date(toStartInstant(start)).toISOString() },
    },
    {
      id: `${booking.id}.booking.cancelled.2`,
      type: 'booking.cancelled',
      data: { id: booking.id, sequence: 2, status: 'cancelled' },
    },
  ]);
});

test('[DESK-03] a booking by email is handed over with its link, and again when the company moves its event', async () => {
  const receiver = await startTestReceiver();
  const environment = { WEBHOOK_ALLOW_PRIVATE: 'true' };
  const { context, google, bookByEmail, runJob } = await startEmailApp({ environment });
  await addTestWebhook(context, receiver.hookUrl);
  const { booking } = (await bookByEmail()).json();
  const passMinute = async () => {
    await advanceDatabase(context.pool, 60_000);
    await runOutbox(context);
  };
  await passMinute();
  const eventId = booking.id.replaceAll('-', '');
  const startsAt = new Date(Date.parse(booking.startsAt) + 3_600_000);
  await google.admin.editByHand(eventId, {
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 1_800_000).toISOString(),
  });
  await runJob('calendar-reconcile');
  await passMinute();
  const calls = (await receiver.admin.readState()).calls.map(({ body }) => JSON.parse(body));
  expect(calls).toMatchObject([
    {
      type: 'booking.confirmed',
      data: { id: booking.id, method: 'email', meetLink: expect.stringContaining('https://') },
    },
    { type: 'booking.moved', data: { id: booking.id, sequence: 1, startsAt: startsAt.toISOString() } },
  ]);
});

test('an endpoint gets the events that it was added for, and a transaction that fails hands over nothing', async () => {
  const { context, webhook, listCalls, receiver } = await startReceiving();
  await runOps(context, ['webhooks', 'remove', webhook.id]);
  await addTestWebhook(context, receiver.hookUrl, 'booking.moved');
  const { id } = await insertTestBooking(context.pool);
  const client = await context.pool.connect();
  await client.query('begin');
  await enqueueWebhooks(client, 'booking.moved', id, 1);
  await client.query('rollback');
  client.release();
  await insertTestInquiry(context.pool);
  await enqueueWebhooks(context.pool, 'booking.confirmed', id, 0);
  await enqueueWebhooks(context.pool, 'booking.moved', id, 2);
  await runOutbox(context);
  expect((await listCalls()).map(({ headers }) => headers['webhook-id'])).toEqual([`${id}.booking.moved.2`]);
});

test('each of several endpoints gets each event, and one that fails keeps no other waiting', async () => {
  const { context, receiver, listCalls } = await startReceiving();
  const second = await startTestReceiver();
  await addTestWebhook(context, second.hookUrl);
  await receiver.admin.script({ kind: 'connection_reset', times: 'always' });
  await startHandingOver(context);
  const { id } = await insertTestInquiry(context.pool);
  await waitFor(async () => (await second.admin.readState()).calls.length === 1);
  await waitFor(async () => (await receiver.admin.countStruck()) > 0);
  await receiver.admin.clearFaults();
  await expect.poll(listCalls).toHaveLength(1);
  expect((await listCalls())[0]?.headers['webhook-id']).toBe(`${id}.inquiry.received.0`);
});

test('a receiver that never answers occupies one lane, and another gets each event at once', async () => {
  const [silent, second] = [await startTestReceiver(), await startTestReceiver()];
  const webhooks = createWebhooks({
    sealer: createSecretSealer(receiverEnvironment.CALENDAR_KEY),
    allowsPrivate: true,
    now: () => new Date(),
    // Longer than the test may take, so that the first post ends only with its receiver.
    timeoutMs: 600_000,
  });
  const context = await createTestContext({ environment: receiverEnvironment, replacements: { webhooks } });
  for (const { hookUrl } of [silent, second]) await addTestWebhook(context, hookUrl);
  await silent.admin.script({ kind: 'hang', times: 'always' });
  await startHandingOver(context);
  await insertTestInquiry(context.pool);
  await waitFor(async () => (await silent.admin.countStruck()) === 1);
  for (let more = 0; more < 10; more += 1) await insertTestInquiry(context.pool);
  await waitFor(async () => (await second.admin.readState()).calls.length === 11);
  expect(await silent.admin.countStruck()).toBe(1);
  await silent.stop();
});

test('[DESK-03] a receiver that is down for an hour gets the event once when it is back', async () => {
  const { context, receiver, listCalls } = await startReceiving();
  await receiver.admin.script({ kind: 'connection_reset', times: 'always' });
  await startHandingOver(context);
  await insertTestInquiry(context.pool);
  let downSeconds = 0;
  while (downSeconds < 3_600) downSeconds += await skipRetryPause(context.pool, 'webhook');
  await waitFor(async () => (await receiver.admin.countStruck()) > 10);
  expect(await listCalls()).toEqual([]);
  await receiver.admin.clearFaults();
  await waitFor(async () => {
    await context.pool.query(
      `update pgboss.job set start_after = now() where name = 'webhook' and state = 'retry'`,
    );
    const { rows } = await context.pool.query(`select state from pgboss.job where name = 'webhook'`);
    return rows[0]?.state === 'completed';
  });
  expect(await listCalls()).toHaveLength(1);
});

test('an event whose answer was lost comes again with the same id, so that the receiver can drop it', async () => {
  const { context, receiver, listCalls } = await startReceiving();
  await receiver.admin.script({ kind: 'answer_lost' });
  await startHandingOver(context);
  await insertTestInquiry(context.pool);
  await expect.poll(listCalls).toHaveLength(2);
  const ids = (await listCalls()).map(({ headers }) => headers['webhook-id']);
  expect(ids[0]).toBe(ids[1]);
});

test('a receiver that is gone (410) is disabled, gets nothing more, and the chat is told once', async () => {
  const telegram = await startTelegram();
  onTestFinished(() => telegram.stop());
  const { context, receiver, webhook } = await startReceiving({
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: '1:test',
    TELEGRAM_CHAT_ID: '1',
  });
  await receiver.admin.script({ kind: 'error', code: 410 });
  const { id } = await insertTestBooking(context.pool);
  await enqueueWebhooks(context.pool, 'booking.confirmed', id, 0);
  await enqueueWebhooks(context.pool, 'booking.cancelled', id, 1);
  await runOutbox(context);
  await enqueueWebhooks(context.pool, 'booking.moved', id, 2);
  await runOutbox(context);
  expect((await receiver.admin.readState()).requestCount).toBe(1);
  const texts = (await telegram.admin.readState()).messages.map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining(webhook.id)]);
  expect(texts[0]).toContain(new URL(receiver.url).host);
  expect(await runOps(context, ['webhooks', 'list'])).toContain('disabled');
  const { rows } = await context.pool.query('select queue from job_outbox');
  expect(rows).toEqual([]);
});

test('while a secret is rotated both sign, and afterward only the new one', async () => {
  const { context, webhook, listCalls } = await startReceiving();
  const rotated = await runOps(context, ['webhooks', 'rotate', webhook.id]);
  const secret = /whsec_\S+/.exec(rotated)?.[0] ?? '';
  await insertTestInquiry(context.pool);
  await runOutbox(context);
  const [during] = await listCalls();
  expect(during?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
  for (const known of [webhook.secret, secret]) {
    expect(() => new Webhook(known).verify(during?.body ?? '', during?.headers ?? {})).not.toThrow();
  }
  await runOps(context, ['webhooks', 'rotate', webhook.id, '--finish']);
  await insertTestInquiry(context.pool);
  await runOutbox(context);
  const [, after] = await listCalls();
  expect(() => new Webhook(secret).verify(after?.body ?? '', after?.headers ?? {})).not.toThrow();
  expect(() => new Webhook(webhook.secret).verify(after?.body ?? '', after?.headers ?? {})).toThrow();
});

test('nothing about a row that was erased meanwhile is sent', async () => {
  const { context, receiver } = await startReceiving();
  await insertTestInquiry(context.pool);
  await context.pool.query('delete from client_request');
  await runOutbox(context);
  expect((await receiver.admin.readState()).requestCount).toBe(0);
});

test('an endpoint that was added without naming events also gets those of a later release', async () => {
  const { context, webhook } = await startReceiving();
  const named = await addTestWebhook(context, 'http://127.0.0.1:9/hooks/named', 'booking.moved');
  const find = async (event: string) => {
    const statement = `select data ->> 'endpointId' as id from webhook_jobs($1, gen_random_uuid(), 0)`;
    return (await context.pool.query(statement, [event])).rows.map(({ id }) => id).sort();
  };
  expect(await find('booking.reminded')).toEqual([webhook.id]);
  expect(await find('booking.moved')).toEqual([webhook.id, named.id].sort());
});
